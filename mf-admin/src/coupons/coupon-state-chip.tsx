import type { Coupon } from '@superium/shared/api'
import { Chip } from '@superium/shared/ui'
import { couponState } from './coupon-state'
import { couponTexts as texts } from './texts'

/** Whether customers can use a coupon now, or why not. */
export function CouponStateChip({ coupon }: { coupon: Coupon }) {
  const state = couponState(coupon, new Date())
  return <Chip tone={state === 'active' ? 'accent' : 'warn'}>{texts.states[state]}</Chip>
}
