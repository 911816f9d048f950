import type { Remotes } from '../remotes/create-remotes'
import { Slot } from '../slots/slot'
import { useHasAddedToCart } from './use-has-added-to-cart'

/**
 * The live region of "Added to cart!". It always exists, because a live region that is added with its text is not
 * announced.
 */
export function CartNotice({ remotes }: { remotes: Remotes }) {
  const added = useHasAddedToCart()
  return <output aria-live="polite">{added && <Slot name="cart-notice" remotes={remotes} props={{}} quiet />}</output>
}
