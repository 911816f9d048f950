import type { Coupon } from '@superium/shared/api'
import { formatUtcDate } from '@superium/shared/date-format'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import type { Column } from '../data-table/data-table'
import css from './coupon-columns.module.css'
import { dayOf, lastDayOf } from './coupon-days'
import { CouponStateChip } from './coupon-state-chip'
import { CouponUses, discountGiven } from './coupon-uses'
import { SwitchCoupon } from './switch-coupon'
import { couponTexts as texts } from './texts'

/** The days on which a coupon is valid. */
function validity({ startsAt, endsAt }: Coupon): string {
  const days = [
    startsAt !== null && texts.from(formatUtcDate(dayOf(startsAt))),
    endsAt !== null && texts.until(formatUtcDate(lastDayOf(endsAt))),
  ]
  return days.filter(Boolean).join(' ') || texts.always
}

/** The columns of the coupons table. */
export const couponColumns: readonly Column<Coupon>[] = [
  {
    label: texts.code,
    heading: true,
    cell: ({ code }) => (
      <Link to={`/superium-admin/coupons/${code}`} className={css.code}>
        {code}
      </Link>
    ),
  },
  {
    label: texts.gives,
    cell: ({ description, minimum }) => (
      <span>
        {description}
        {minimum > 0 && <span className={css.minimum}> {texts.fromSubtotal(formatDollars(minimum))}</span>}
      </span>
    ),
  },
  { label: texts.valid, cell: validity },
  { label: texts.used, numeric: true, cell: (coupon) => <CouponUses coupon={coupon} /> },
  { label: texts.revenue, numeric: true, cell: ({ revenue }) => formatDollars(revenue) },
  { label: texts.discount, numeric: true, cell: discountGiven },
  { label: texts.perUser, numeric: true, cell: ({ perUserLimit }) => perUserLimit ?? texts.unlimited },
  { label: texts.state, cell: (coupon) => <CouponStateChip coupon={coupon} /> },
  { label: texts.action, cell: (coupon) => <SwitchCoupon coupon={coupon} /> },
]
