import { $lastAdded, lineKey, useShared } from '@superium/shared/state'
import { AddedItem } from './added-item'
import css from './cart-notice.module.css'

/** "Added to cart!" for the latest item (spec §2 "Header"), inside the shell's live region. */
export default function CartNotice() {
  const added = useShared($lastAdded)
  return (
    <div className={css.place}>
      {added && <AddedItem key={`${lineKey(added.item)} ${added.item.quantity}`} {...added} />}
    </div>
  )
}
