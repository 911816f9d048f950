import type { ComponentType } from 'react'

/** What a panel in the header gets: it hangs below its button, which the shell owns. */
export interface PanelSlotProps {
  /** Shuts the panel; call it when a link in it was followed. */
  close(): void
}

/** What the help for a search field gets: the field is the shell's, and works as a plain form without it. */
export interface SearchSlotProps {
  /** The field that is typed in, in its form; the slot makes it a combobox (APG) and follows it. */
  field: HTMLInputElement
  /** Its list hangs over the page, or stands in the flow of a dialog. */
  look: 'over' | 'inline'
  /** Call it when a suggestion was followed. */
  onFollow(): void
}

/** The places in the shell that remotes fill: `./slots/<name>` exposes the component as `default`. */
export interface Slots {
  /** Cart lines with subtotal, View cart and Check out (spec §2 "Header"). */
  'mini-cart': ComponentType<PanelSlotProps>
  /** The "Added to cart!" notice; shows itself for `$lastAdded` and renders nothing otherwise. */
  'cart-notice': ComponentType
  /** The wishlist, in the layout of the mini cart. */
  'mini-wishlist': ComponentType<PanelSlotProps>
  /** E-mail, account links and Log out of the signed-in visitor. */
  'profile-menu': ComponentType<PanelSlotProps>
  /** Suggestions below a search field while one types (spec §2 "Header"); loaded when the field is first used. */
  search: ComponentType<SearchSlotProps>
}
