import { $lastAdded, useShared } from '@superium/shared/state'
import { AddedItem } from './added-item'
import css from './cart-notice.module.css'

/**
 * "Added to cart!" for the last added item (spec §2 "Header"). The live region is always there, empty: one that comes
 * together with its words is not announced.
 */
export default function CartNotice() {
  const added = useShared($lastAdded)
  return (
    <output className={css.place} aria-live="polite">
      {added && <AddedItem key={`${added.item._id} ${added.item.quantity}`} {...added} />}
    </output>
  )
}
