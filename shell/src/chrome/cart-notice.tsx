import type { Remotes } from '../remotes/create-remotes'
import { Slot } from '../slots/slot'
import { useHasAddedToCart } from './use-has-added-to-cart'

/** The place of "Added to cart!". Always there: a live region that comes together with its words is not announced. */
export function CartNotice({ remotes }: { remotes: Remotes }) {
  const added = useHasAddedToCart()
  return <output aria-live="polite">{added && <Slot name="cart-notice" remotes={remotes} props={{}} quiet />}</output>
}
