import { Link } from '@superium/shared/router'
import { CouponField } from '../coupon/coupon-field'
import type { CouponState } from '../coupon/use-coupon'
import { QuoteTotals } from '../quote/quote-totals'
import type { QuoteState } from '../quote/use-quote'
import { cartTexts } from '../texts'
import css from './order-info.module.css'

const { info, note } = cartTexts.checkout

/** "Order Info" (spec §2): the coupon and the totals. */
export function OrderInfo({ quote, coupon }: { quote: QuoteState; coupon: CouponState }) {
  return (
    <div className={css.info}>
      <h2>{info}</h2>
      <CouponField coupon={coupon} quote={quote.quote} loading={quote.status === 'loading'} />
      <QuoteTotals state={quote} />
      <p className={css.note}>
        {note.before}
        <Link to="/help#taxes">{note.taxes}</Link>
        {note.between}
        <Link to="/help#shipping">{note.shipping}</Link>
        {note.after}
      </p>
    </div>
  )
}
