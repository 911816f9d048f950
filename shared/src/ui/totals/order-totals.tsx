import type { Quote } from '../../api/api-types'
import { formatDollars } from '../../money/money'
import { Skeleton } from '../skeleton/skeleton'
import { uiTexts } from '../texts'
import css from './order-totals.module.css'

interface TotalsProps {
  /** Dollars; null shows placeholders of the same size. */
  amounts: Pick<Quote, 'subtotal' | 'shippingEstimate' | 'taxEstimate' | 'orderTotal'> | null
  /** For an order: the amounts were charged and are no estimates. */
  charged?: boolean
  /** The amounts belong to earlier quantities, and new ones are loading. */
  stale?: boolean
}

/** The four amounts of a quote (spec §2 "Order Summary") or of an order. */
export function Totals({ amounts, charged = false, stale = false }: TotalsProps) {
  const { subtotal, total, charged: words, estimate } = uiTexts.totals
  const { shipping, tax } = charged ? words : estimate
  const rows = [
    ['subtotal', subtotal],
    ['shippingEstimate', shipping],
    ['taxEstimate', tax],
    ['orderTotal', total],
  ] as const
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
