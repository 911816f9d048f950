import { readTableQuery, withChanges } from './table-query'

test('reads page, size and search from the address', () => {
  expect(readTableQuery(new URLSearchParams('page=2&size=50&search=%20mug%20'))).toEqual({
    page: 2,
    size: 50,
    search: 'mug',
  })
})

test('takes what is malformed for absent', () => {
  expect(readTableQuery(new URLSearchParams('page=-1&size=7'))).toEqual({ page: 0, size: 20, search: '' })
  expect(readTableQuery(new URLSearchParams('page=9999999999&size=x'))).toEqual({ page: 0, size: 20, search: '' })
})

test('a change leads to the first page and an empty value leaves the address', () => {
  const now = new URLSearchParams('page=3&search=mug&status=Pending')
  expect(withChanges(now, { search: '' }).toString()).toBe('status=Pending')
  expect(withChanges(now, { status: 'Shipped' }).toString()).toBe('search=mug&status=Shipped')
  expect(withChanges(now, { page: '4' }).toString()).toBe('search=mug&status=Pending&page=4')
})
