/**
 * The account area's tabs, in the order of `?num=` (spec §2: 0 is the default, 1 the wishlist). Each name is the last
 * part of the tab's address.
 */
export const accountTabs = ['info', 'wishlist', 'orders', 'password', 'billing'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The address of a tab. */
export function tabPath(tab: AccountTab): string {
  return `/myaccount/${tab}`
}

/** Whether this is the address of a tab. */
export const isTabPath = (path: string): boolean => accountTabs.some((tab) => tabPath(tab) === path)

/** The tab of an address; the first tab for any other address. */
export function tabOf(pathname: string): AccountTab {
  return accountTabs.find((tab) => pathname.replace(/\/$/, '').endsWith(tabPath(tab))) ?? accountTabs[0]
}

/**
 * The target of `/myaccount?num=` with the rest of the query: the first tab for an unknown number, null without `num`.
 */
export function numberedPath(search: URLSearchParams): string | null {
  const num = search.get('num')
  if (num === null) return null
  const tab = (/^\d$/.test(num) && accountTabs[Number(num)]) || accountTabs[0]
  const rest = new URLSearchParams(search)
  rest.delete('num')
  return rest.size > 0 ? `${tabPath(tab)}?${rest}` : tabPath(tab)
}
