import { array, constant, number, object, optional, type Parse, string } from './parse'

/** Which visitors see an entry. This only keeps menus short; the page and the API enforce permissions. */
export interface Condition {
  /** `guest`: visitors who are not signed in. Default: everybody, or only signed-in visitors if `roles` is set. */
  session?: 'any' | 'guest' | 'signed-in' | undefined
  /** The visitor has one of these roles. */
  roles?: readonly ('seller' | 'admin')[] | undefined
}

/** A link that a remote adds to a menu of the shell. */
export interface MenuEntry extends Condition {
  /** Plain text of at most 30 characters, in the header of 18. */
  label: string
  /** A path of this site, optionally with query and fragment; it must lead to a page of the same release. */
  to: string
  /** From 0 to 1000. Lower ones come first, equal ones by label. */
  order: number
}

/** A link in one of the footer's columns, by default `about`. */
export interface FooterEntry extends MenuEntry {
  /** The column's name. */
  column?: 'products' | 'account' | 'about' | undefined
}

/** A link in the account menu, whose entries have icons. */
export interface AccountEntry extends MenuEntry {
  /** By default an arrow. */
  icon?: (typeof ENTRY_ICONS)[number] | undefined
}

/** The height of a section, in pixels, in a window of that width. */
export interface SectionHeight {
  /** At 390 pixels. */
  phone: number
  /** At 1280 pixels. */
  wide: number
}

/** The remote's section on the home page: the component that it exposes as `./slots/home`. */
export interface HomeSection extends Condition {
  /** The section's accessible name. */
  label: string
  /** From 0 to 1000. Lower ones come first, equal ones by label. */
  order: number
  /** The space reserved until the section has loaded. */
  height: SectionHeight
}

/** A release's additions to the shell's menus and the home page, after the site's own entries. */
export interface Contributions {
  /**
   * Next to Offers in windows of at least 1280 pixels, and in the drawer; labels have at most 18 characters. The header
   * shows two entries, first those for everybody and if possible of two remotes, and a button for the drawer when there
   * are more.
   */
  header?: MenuEntry[] | undefined
  /** The menu of small screens. */
  drawer?: MenuEntry[] | undefined
  /** After the site's own links in the column. */
  footer?: FooterEntry[] | undefined
  /** The menu of the signed-in visitor. */
  account?: AccountEntry[] | undefined
  /** Below the home page's own sections. */
  home?: HomeSection | undefined
}

/** Icons of the account menu. */
export const ENTRY_ICONS = ['dashboard', 'gift', 'help', 'list', 'package', 'star', 'store', 'ticket'] as const

/** A label without control or invisible characters, with a letter, and without spaces around it. */
const LABEL = /^(?=.*\p{L})(?! )(?!.* $)[^\p{C}\p{Zl}\p{Zp}]{1,30}$/u
const SHORT_LABEL = /^(?=.*\p{L})(?! )(?!.* $)[^\p{C}\p{Zl}\p{Zp}]{1,18}$/u

/** A path of this site without parameters to fill in, then a query and a fragment. */
const ENTRY_ADDRESS =
  /^(?=.{1,200}$)\/(?![/\\])(?!\.{1,2}(?:[/?#]|$))(?:[\w.~@+-]+\/(?!\.{1,2}(?:[/?#]|$)))*(?:[\w.~@+-]+)?(?:\?[\w.~%&=+-]*)?(?:#[\w-]*)?$/u

/** The most entries that one remote may add to one menu. */
const MOST_ENTRIES = 6

const condition = {
  session: optional(constant('any', 'guest', 'signed-in')),
  roles: optional(array(constant('seller', 'admin'), 2)),
}
const order = number(0, 1000)
const entry = { label: string(LABEL), to: string(ENTRY_ADDRESS), order, ...condition }
const entries = optional(array(object<MenuEntry>(entry), MOST_ENTRIES))
const pixels = number(1, 2000)

export const parseContributions: Parse<Contributions> = object({
  header: optional(array(object<MenuEntry>({ ...entry, label: string(SHORT_LABEL) }), MOST_ENTRIES)),
  drawer: entries,
  footer: optional(
    array(object<FooterEntry>({ ...entry, column: optional(constant('products', 'account', 'about')) }), MOST_ENTRIES),
  ),
  account: optional(array(object<AccountEntry>({ ...entry, icon: optional(constant(...ENTRY_ICONS)) }), MOST_ENTRIES)),
  home: optional(
    object<HomeSection>({
      label: string(LABEL),
      order,
      height: object<SectionHeight>({ phone: pixels, wide: pixels }),
      ...condition,
    }),
  ),
})
