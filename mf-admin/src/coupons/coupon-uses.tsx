import type { Coupon } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { couponTexts as texts } from './texts'

/** The total discount that a coupon has given; free delivery has no amount. */
export const discountGiven = ({ kind, discount }: Coupon): string =>
  kind === 'free-shipping' ? texts.delivery : formatDollars(discount)

/** The number of orders that used a coupon, as a link to those orders. */
export function CouponUses({ coupon: { code, used, totalLimit } }: { coupon: Coupon }) {
  const words = texts.usedOf(used, totalLimit)
  if (used === 0) return words
  const query = new URLSearchParams({ coupon: code, status: 'not-cancelled' })
  return (
    <Link to={`/superium-admin/orders?${query}`} aria-label={texts.ordersWith(code, words)}>
      {words}
    </Link>
  )
}
