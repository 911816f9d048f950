import type { ComponentType } from 'react'

/** What a panel in the header gets: it hangs below its button, which the shell owns. */
export interface PanelSlotProps {
  /** Shuts the panel; call it when a link in it was followed. */
  close(): void
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
}
