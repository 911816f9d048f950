import type { ReactNode } from 'react'
import type { Quote } from '../../api/api-types'
import { formatDollars } from '../../money/money'
import { Skeleton } from '../skeleton/skeleton'
import { uiTexts } from '../texts'
import css from './order-totals.module.css'

interface TotalsProps {
  /** Dollars; null shows placeholders of the same size. */
  amounts:
    | (Pick<Quote, 'subtotal' | 'shippingEstimate' | 'taxEstimate' | 'orderTotal'> & {
        discount?: number
        /** The tax rate, e.g. 15. */
        taxPercent?: number
        /** An order's coupon code, or the state of a quote's coupon. */
        coupon?: string | Quote['coupon']
      })
    | null
  /** For an order: the amounts were charged and are not estimates. */
  charged?: boolean
  /** The amounts belong to earlier quantities, and new ones are loading. */
  stale?: boolean
}

/** The four amounts of a quote (spec §2 "Order Summary") or of an order, and what a coupon takes off. */
export function Totals({ amounts, charged = false, stale = false }: TotalsProps) {
  const { subtotal, total, charged: words, estimate } = uiTexts.totals
  const { shipping, tax } = charged ? words : estimate
  const shown = (dollars: number | undefined): ReactNode =>
    dollars === undefined ? <Skeleton width="4.5em" /> : formatDollars(dollars)
  const rows: [label: string, amount: ReactNode, note?: string][] = [
    [subtotal, shown(amounts?.subtotal)],
    ...discountRows(amounts),
    [shipping, shown(amounts?.shippingEstimate)],
    [tax, shown(amounts?.taxEstimate), amounts?.taxPercent === undefined ? '' : `${amounts.taxPercent}%`],
    [total, shown(amounts?.orderTotal)],
  ]
  return (
    <dl className={`${css.totals} ${stale ? css.stale : ''}`} aria-busy={stale || amounts === null}>
      {rows.map(([label, amount, note]) => (
        <div key={label} className={label === total ? css.total : css.row}>
          <dt>
            {label} {note && <small>{note}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The row of an applied coupon: its discount, or that it pays for delivery. */
function discountRows(amounts: TotalsProps['amounts']): [label: string, amount: string][] {
  const { discount = 0, coupon, shippingEstimate } = amounts ?? {}
  const applied = typeof coupon === 'string' ? coupon : coupon?.state === 'applied' ? coupon.code : ''
  const { discount: label, coupon: couponLabel, freeShipping } = uiTexts.totals
  if (discount > 0) return [[label(applied), `−${formatDollars(discount)}`]]
  return applied && shippingEstimate === 0 ? [[couponLabel(applied), freeShipping]] : []
}
