import { formatDollars } from '@superium/shared/money'
import type { CartItem } from '@superium/shared/state'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { CouponState } from '../coupon/use-coupon'
import type { LineChanges } from '../lines/use-line-changes'
import type { QuoteState } from '../quote/use-quote'
import { cartTexts } from '../texts'
import { OrderInfo } from './order-info'
import css from './order-summary.module.css'
import { SummaryLines } from './summary-lines'
import { useOwnHeight } from './use-own-height'

const { summary } = cartTexts.checkout

interface OrderSummaryProps {
  items: readonly CartItem[]
  changes: LineChanges
  quote: QuoteState
  coupon: CouponState
}

/** "Order summary" and "Order Info" beside the form. It sticks while the form scrolls, and is never clipped. */
export function WideSummary({ quote, coupon, ...lines }: OrderSummaryProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useOwnHeight(panel)
  return (
    <aside ref={panel} className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{summary}</h2>
      <SummaryLines {...lines} quote={quote.quote} />
      <OrderInfo quote={quote} coupon={coupon} />
    </aside>
  )
}

/** "Order summary" above the form on small screens: one row with the total, which expands the lines. */
export function FoldedSummary({ quote, ...lines }: Omit<OrderSummaryProps, 'coupon'>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const total = quote.quote && formatDollars(quote.quote.orderTotal)
  return (
    <section className={css.folded}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>
            {summary}
            {total && ` · ${total}`}
          </span>
          <ChevronDown size={20} aria-hidden="true" className={open ? css.turned : undefined} />
        </button>
      </h2>
      <div id={id} hidden={!open} className={css.lines}>
        <SummaryLines {...lines} quote={quote.quote} />
      </div>
    </section>
  )
}
