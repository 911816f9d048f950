/** The account area's tabs in the order of `?num=` (spec §2: 0 is the default, 1 the wishlist). */
export const accountTabs = ['info', 'saved', 'orders', 'password', 'addresses'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The tab of `?num=`; the first one for an unknown number. */
export function tabOf(search: URLSearchParams): AccountTab {
  const num = search.get('num') ?? ''
  return (/^\d$/.test(num) && accountTabs[Number(num)]) || accountTabs[0]
}

/** The address of a tab. */
export function tabPath(tab: AccountTab): string {
  return `/myaccount?num=${accountTabs.indexOf(tab)}`
}
