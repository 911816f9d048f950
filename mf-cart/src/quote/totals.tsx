import type { Quote } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Skeleton } from '@superium/shared/ui'
import { texts } from '../texts'
import css from './totals.module.css'

type Amounts = Pick<Quote, 'subtotal' | 'shippingEstimate' | 'taxEstimate' | 'orderTotal'>

const rows = [
  ['subtotal', texts.totals.subtotal],
  ['shippingEstimate', texts.totals.shipping],
  ['taxEstimate', texts.totals.tax],
  ['orderTotal', texts.totals.total],
] as const

/** The four amounts of a quote or an order, in dollars; placeholders of the same size while there are none. */
export function Totals({ amounts, stale = false }: { amounts: Amounts | null; stale?: boolean }) {
  return (
    <dl className={`${css.totals} ${stale ? css.stale : ''}`} aria-busy={stale || amounts === null}>
      {rows.map(([field, label]) => (
        <div key={field} className={field === 'orderTotal' ? css.total : css.row}>
          <dt>{label}</dt>
          <dd>{amounts ? formatDollars(amounts[field]) : <Skeleton width="4.5em" />}</dd>
        </div>
      ))}
    </dl>
  )
}
