import { yup } from '@superium/shared/forms'
import { couponTexts } from '../texts'
import type { CouponValues } from './coupon-values'

const { wrong, ...labels } = couponTexts.form

const within = (pattern: RegExp, low: number, high: number) => (value: string | undefined) =>
  value !== undefined && pattern.test(value.trim()) && Number(value) >= low && Number(value) <= high

const DECIMAL = /^\d+(\.\d{1,2})?$/

/** A number that is required for one kind of coupon and ignored for the others. */
const forKind = (kind: CouponValues['kind'], label: string, message: string, high: number) =>
  yup.string().when('kind', {
    is: kind,
    // biome-ignore lint/suspicious/noThenProperty: this is how Yup names it
    then: (text) =>
      text
        .trim()
        .required(wrong.required(label))
        .test('number', message, within(DECIMAL, 0.01, high)),
  })

const limit = (label: string) =>
  yup.string().test('limit', wrong.limit(label), (value) => !value?.trim() || within(/^\d+$/, 1, 1_000_000)(value))

/** The API's limits of a coupon, checked here so that most mistakes show before a request. */
export const couponSchema = yup.object({
  code: yup
    .string()
    .trim()
    .required(wrong.required(labels.code))
    .matches(/^[a-z0-9-]{3,32}$/i, wrong.code),
  percent: forKind('percentage', labels.percent, wrong.percent, 100),
  amount: forKind('amount', labels.amount, wrong.amount, 1_000_000),
  minimum: yup
    .string()
    .test('minimum', wrong.minimum, (value) => !value?.trim() || within(DECIMAL, 0, 1_000_000)(value)),
  endsOn: yup
    .string()
    .test('window', wrong.window, (value, { parent: { startsOn } }) => !value || !startsOn || value >= startsOn),
  totalLimit: limit(labels.totalLimit),
  perUserLimit: limit(labels.perUserLimit),
})
