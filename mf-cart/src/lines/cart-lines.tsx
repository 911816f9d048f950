import type { Quote } from '@superium/shared/api'
import { type CartItem, lineKey } from '@superium/shared/state'
import { CartLine } from './cart-line'
import css from './cart-lines.module.css'
import { lineProblem } from './line-problem'
import { senderName } from './sender-name'
import { isGone, type LineChanges } from './use-line-changes'

interface CartLinesProps {
  items: readonly CartItem[]
  changes: LineChanges
  quote: Quote | null
  /** The list's accessible name. */
  label: string
  onRemove(item: CartItem): void
}

/** The cart's lines, each with its changes and problems. */
export function CartLines({ items, changes, quote, label, onRemove }: CartLinesProps) {
  return (
    <ul className={css.lines} aria-label={label}>
      {items.map((item) => (
        <CartLine
          key={lineKey(item)}
          item={item}
          problem={lineProblem(item, isGone(changes, item), quote)}
          priceWas={changes.priceWas.get(lineKey(item))}
          sender={senderName(item, items)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  )
}
