import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { accountTexts } from '../texts'
import css from './order.module.css'

const texts = accountTexts.order

/** What was charged, as the server worked it out. */
export function OrderTotals({ order }: { order: Order }) {
  const rows = [
    [texts.subtotal, order.subtotal],
    [texts.shipping, order.shippingEstimate],
    [texts.tax, order.taxEstimate],
    [texts.total, order.orderTotal],
  ] as const
  return (
    <dl className={css.totals}>
      {rows.map(([label, dollars]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatDollars(dollars)}</dd>
        </div>
      ))}
    </dl>
  )
}
