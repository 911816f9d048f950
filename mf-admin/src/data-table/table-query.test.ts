import { readTableQuery, withChanges } from './table-query'

test('page, size and search are read from the URL', () => {
  expect(readTableQuery(new URLSearchParams('page=2&size=50&search=%20mug%20'))).toEqual({
    page: 2,
    size: 50,
    search: 'mug',
  })
})

test('malformed parameters have their defaults', () => {
  expect(readTableQuery(new URLSearchParams('page=-1&size=7'))).toEqual({ page: 0, size: 20, search: '' })
  expect(readTableQuery(new URLSearchParams('page=9999999999&size=x'))).toEqual({ page: 0, size: 20, search: '' })
})

test('a change opens the first page, and an empty value leaves the URL', () => {
  const now = new URLSearchParams('page=3&search=mug&status=Pending')
  expect(withChanges(now, { search: '' }).toString()).toBe('status=Pending')
  expect(withChanges(now, { status: 'Shipped' }).toString()).toBe('search=mug&status=Shipped')
  expect(withChanges(now, { page: '4' }).toString()).toBe('search=mug&status=Pending&page=4')
})
