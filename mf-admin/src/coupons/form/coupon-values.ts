import type { Coupon, CouponChanges, CouponInput } from '@superium/shared/api'
import { dayOf, endOf, lastDayOf, startOf } from '../coupon-days'

/** The values of the form: numbers and days (`2026-11-21`, UTC) are text as typed, empty for no limit. */
export interface CouponValues {
  code: string
  kind: Coupon['kind']
  percent: string
  amount: string
  minimum: string
  startsOn: string
  endsOn: string
  totalLimit: string
  perUserLimit: string
  active: boolean
}

/** The values for a new coupon. */
export const newCoupon: CouponValues = {
  ...{ code: '', kind: 'percentage', percent: '', amount: '', minimum: '0' },
  ...{ startsOn: '', endsOn: '', totalLimit: '', perUserLimit: '1', active: true },
}

const typed = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value))

/** The form's values for an existing coupon. */
export function valuesOf(coupon: Coupon): CouponValues {
  const { code, kind, percent, amount, minimum, startsAt, endsAt, totalLimit, perUserLimit, active } = coupon
  return {
    ...{ code, kind, active, percent: typed(percent), amount: typed(amount), minimum: typed(minimum) },
    ...{ totalLimit: typed(totalLimit), perUserLimit: typed(perUserLimit) },
    startsOn: startsAt === null ? '' : dayOf(startsAt),
    endsOn: endsAt === null ? '' : lastDayOf(endsAt),
  }
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** Converts the valid values of the form into the API's rules of a coupon. */
function rulesOf({ minimum, startsOn, endsOn, totalLimit, perUserLimit, active }: CouponValues) {
  return {
    active,
    minimum: numberOf(minimum) ?? 0,
    startsAt: startsOn === '' ? null : startOf(startsOn),
    endsAt: endsOn === '' ? null : endOf(endsOn),
    totalLimit: numberOf(totalLimit),
    perUserLimit: numberOf(perUserLimit),
  }
}

/** Converts the valid values of the form into the API's input. */
export function toInput(values: CouponValues): CouponInput {
  const { code, kind, percent, amount } = values
  return {
    ...{ code: code.trim().toUpperCase(), kind, ...rulesOf(values) },
    ...(kind === 'percentage' && { percent: Number(percent) }),
    ...(kind === 'amount' && { amount: Number(amount) }),
  }
}

/** Only the changed rules, so that a time that the form rounds to a day keeps its exact value. */
export function changesOf(before: CouponValues, after: CouponValues): CouponChanges {
  const old: Record<string, unknown> = rulesOf(before)
  return Object.fromEntries(Object.entries(rulesOf(after)).filter(([name, value]) => value !== old[name]))
}
