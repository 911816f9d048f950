import { accountTabs, numberedPath, tabOf, tabPath } from './account-tabs'

test.each([
  ['', null],
  ['num=0', '/myaccount/info'],
  ['num=1', '/myaccount/wishlist'],
  ['num=2', '/myaccount/orders'],
  ['num=2&page=3', '/myaccount/orders?page=3'],
  ['num=3', '/myaccount/password'],
  ['num=4', '/myaccount/billing'],
  ['num=5', '/myaccount/info'],
  ['num=-1', '/myaccount/info'],
  ['num=one', '/myaccount/info'],
  ['num=', '/myaccount/info'],
  ['num=length', '/myaccount/info'],
])('?%s leads to %s', (search, path) => {
  expect(numberedPath(new URLSearchParams(search))).toBe(path)
})

test('each tab has an address that opens it, with or without a slash at its end', () => {
  for (const tab of accountTabs) {
    expect(tabOf(tabPath(tab))).toBe(tab)
    expect(tabOf(`${tabPath(tab)}/`)).toBe(tab)
  }
})
