import type { Quote } from '@superium/shared/api'
import { type CartItem, lineKey } from '@superium/shared/state'
import { lineProblem } from '../lines/line-problem'
import { removeLine } from '../lines/remove-line'
import { senderName } from '../lines/sender-name'
import { isGone, type LineChanges } from '../lines/use-line-changes'
import { cartTexts } from '../texts'
import { SummaryLine } from './summary-line'

interface SummaryLinesProps {
  items: readonly CartItem[]
  changes: LineChanges
  quote: Quote | null
}

/** The cart's lines in the checkout, each with its changes and problems (spec §2 "Order summary"). */
export function SummaryLines({ items, changes, quote }: SummaryLinesProps) {
  return (
    <ul aria-label={cartTexts.checkout.summary}>
      {items.map((item) => (
        <SummaryLine
          key={lineKey(item)}
          item={item}
          problem={lineProblem(item, isGone(changes, item), quote)}
          priceWas={changes.priceWas.get(lineKey(item))}
          sender={senderName(item, items)}
          onRemove={() => removeLine(lineKey(item))}
        />
      ))}
    </ul>
  )
}
