import type { ReturnReason } from '@superium/shared/constants'
import { yup } from '@superium/shared/forms'
import { formatDollars } from '@superium/shared/money'
import { orderTexts } from './order-texts'

const { wrong, tracking, payment } = orderTexts

/** The fields that an action on an order can have. */
export interface StepValues {
  carrier: string
  number: string
  url: string
  /** Why a customer returns pieces, or empty. */
  chosenReason: ReturnReason | ''
  note: string
  /** Dollars. */
  amount: string
  /** Whether returned pieces go back into stock. */
  restock: boolean
}

export const noValues: StepValues = {
  carrier: '',
  number: '',
  url: '',
  chosenReason: '',
  note: '',
  amount: '',
  restock: true,
}

const text = (label: string, max: number) => yup.string().trim().max(max, wrong.long(label, max))
const needed = (label: string, max: number) => text(label, max).required(wrong.required(label))

const url = yup
  .string()
  .trim()
  .max(500, wrong.long(tracking.url, 500))
  .test('url', wrong.url, (value) => !value || (URL.canParse(value) && new URL(value).protocol === 'https:'))

/** A note for the customer, which some actions require. */
export const noteSchema = (label: string, required = false) =>
  yup.object({ note: required ? needed(label, 500) : text(label, 500) })

/** An amount in dollars up to `most`, and a note. */
export const refundSchema = (most: number) =>
  yup.object({
    amount: yup
      .string()
      .trim()
      .required(wrong.required(payment.amount))
      .matches(/^\d{1,7}(\.\d{1,2})?$/, wrong.amount)
      .test('some', wrong.amount, (value) => Number(value) > 0)
      .test('most', wrong.most(formatDollars(most)), (value) => !(Number(value) > most)),
    note: text(payment.refundNote, 500),
  })

/** A parcel's tracking: carrier, number and an optional URL. */
export const trackingSchema = yup.object({
  carrier: needed(tracking.carrier, 80),
  number: needed(tracking.number, 80),
  url,
})

/** Optional tracking: either complete or empty. */
export const optionalTrackingSchema = yup.object({
  carrier: text(tracking.carrier, 80).when(['number', 'url'], {
    is: (...others: (string | undefined)[]) => others.some(Boolean),
    // biome-ignore lint/suspicious/noThenProperty: this is how Yup names it
    then: (carrier) => carrier.required(wrong.required(tracking.carrier)),
  }),
  number: yup
    .string()
    .trim()
    .max(80, wrong.long(tracking.number, 80))
    .test(
      'whole',
      wrong.required(tracking.number),
      (number, { parent }) => Boolean(number) || !(parent.carrier || parent.url),
    ),
  url,
})

/** The tracking for the API; undefined if the fields are empty. */
export function toTracking({ carrier, number, url: address }: StepValues) {
  if (!carrier.trim()) return undefined
  return { carrier: carrier.trim(), number: number.trim(), ...(address.trim() && { url: address.trim() }) }
}
