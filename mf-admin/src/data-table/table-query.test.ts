import { pageQuery, readTableQuery, withChanges } from './table-query'

test('size and search are read from the URL; malformed ones get their defaults', () => {
  expect(readTableQuery(new URLSearchParams('size=50&search=%20mug%20'))).toEqual({ size: 50, search: 'mug' })
  expect(readTableQuery(new URLSearchParams('page=2&size=7'))).toEqual({ size: 20, search: '' })
  expect(readTableQuery(new URLSearchParams('size=x'))).toEqual({ size: 20, search: '' })
})

test('a page starts at one cursor; malformed cursors are ignored', () => {
  expect(pageQuery(new URLSearchParams('after=a-_1&size=50'))).toEqual({ size: 50, after: 'a-_1' })
  expect(pageQuery(new URLSearchParams('after=a&before=b'))).toEqual({ size: 20, before: 'b' })
  expect(pageQuery(new URLSearchParams('after=%27%3B&before='))).toEqual({ size: 20 })
  // As long as the API's cursors can be: a long name in a script with three or four bytes per character.
  const long = 'x'.repeat(1200)
  expect(pageQuery(new URLSearchParams({ after: long }))).toEqual({ size: 20, after: long })
  expect(pageQuery(new URLSearchParams({ after: `${long}x` }))).toEqual({ size: 20 })
})

test('a change goes back to the first page, and an empty value is removed from the URL', () => {
  const now = new URLSearchParams('page=3&after=x&search=mug&status=Pending')
  expect(withChanges(now, { search: '' }).toString()).toBe('status=Pending')
  expect(withChanges(now, { status: 'Shipped' }).toString()).toBe('search=mug&status=Shipped')
  expect(withChanges(now, { after: 'y' }).toString()).toBe('search=mug&status=Pending&after=y')
})
