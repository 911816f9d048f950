import { viewQuery } from './view-query'

test('a view is equal for the same filters, in any order and on any page', () => {
  expect(viewQuery('?status=Pending&search=a+b&after=xyz&page=2')).toBe('search=a+b&status=Pending')
  expect(viewQuery('search=a%20b&before=q&status=Pending')).toBe('search=a+b&status=Pending')
  expect(viewQuery('')).toBe('')
})
