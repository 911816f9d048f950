import { accountTabs, tabOf, tabPath } from './account-tabs'

test.each([
  ['', 'info'],
  ['num=0', 'info'],
  ['num=1', 'saved'],
  ['num=2', 'orders'],
  ['num=3', 'password'],
  ['num=4', 'addresses'],
  ['num=5', 'info'],
  ['num=-1', 'info'],
  ['num=one', 'info'],
  ['num=', 'info'],
  ['num=length', 'info'],
])('?%s opens %s', (search, tab) => {
  expect(tabOf(new URLSearchParams(search))).toBe(tab)
})

test('each tab has an address that opens it', () => {
  for (const tab of accountTabs) expect(tabOf(new URL(tabPath(tab), 'http://site').searchParams)).toBe(tab)
})
