/** The account area's tabs in the order of `?num=` (spec §2: 0 is the default, 1 the wishlist); each is the end of its address. */
export const accountTabs = ['info', 'wishlist', 'orders', 'password', 'billing'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The address of a tab. */
export function tabPath(tab: AccountTab): string {
  return `/myaccount/${tab}`
}

/** Whether a tab has this address. */
export const isTabPath = (path: string): boolean => accountTabs.some((tab) => tabPath(tab) === path)

/** The tab of an address; the first one for any other address. */
export function tabOf(pathname: string): AccountTab {
  return accountTabs.find((tab) => pathname.replace(/\/$/, '').endsWith(tabPath(tab))) ?? accountTabs[0]
}

/** Where `/myaccount?num=` leads, with the rest of the query: the first tab for an unknown number, null without one. */
export function numberedPath(search: URLSearchParams): string | null {
  const num = search.get('num')
  if (num === null) return null
  const tab = (/^\d$/.test(num) && accountTabs[Number(num)]) || accountTabs[0]
  const rest = new URLSearchParams(search)
  rest.delete('num')
  return rest.size > 0 ? `${tabPath(tab)}?${rest}` : tabPath(tab)
}
