import type { ComponentType } from 'react'
import type { AccountEntry } from './contributions'

/** Props of a panel below a header button of the shell. */
export interface PanelSlotProps {
  /** Closes the panel; call it when the user follows a link in it. */
  close(): void
}

/** Props of the suggestions below the shell's search field, which works as a plain form without them. */
export interface SearchSlotProps {
  /** The search field in its form; the slot makes it a combobox (APG) and listens to it. */
  field: HTMLInputElement
  /** `over`: a list over the page; `inline`: a list in the flow of a dialog. */
  look: 'over' | 'inline'
  /** Call it when the user follows a suggestion. */
  onFollow(): void
}

/** Props of the menu below the profile button. */
export interface ProfileMenuProps extends PanelSlotProps {
  /** What remotes add to the menu for this visitor, in order; absent from older shells. */
  entries?: readonly AccountEntry[]
}

/** Slots of the shell that remotes fill: `./slots/<name>` exposes the component as `default`. */
export interface Slots {
  /** Cart lines with subtotal, View cart and Check out (spec §2 "Header"). */
  'mini-cart': ComponentType<PanelSlotProps>
  /** The "Added to cart!" notice; shows itself for `$lastAdded` and renders nothing otherwise. */
  'cart-notice': ComponentType
  /** The wishlist, in the layout of the mini cart. */
  'mini-wishlist': ComponentType<PanelSlotProps>
  /** E-mail address, account links and Log out of the signed-in user. */
  'profile-menu': ComponentType<ProfileMenuProps>
  /** Suggestions below a search field while the visitor types (spec §2 "Header"); loaded on first use. */
  search: ComponentType<SearchSlotProps>
  /** A section below the home page's own; several remotes may fill it, each with its `contributions.home`. */
  home: ComponentType
}
