import type { Remotes } from '../remotes/remotes'
import { Slot } from '../slots/slot'
import { useAddedOnce } from './added-once'

/** The place of "Added to cart!". Always there: a live region that comes together with its words is not announced. */
export function CartNotice({ remotes }: { remotes: Remotes }) {
  const added = useAddedOnce()
  return <output aria-live="polite">{added && <Slot name="cart-notice" remotes={remotes} props={{}} quiet />}</output>
}
