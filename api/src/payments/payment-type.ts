import { Type } from 'typebox'

/** The payment types of spec §2. */
export const paymentTypes = ['direct_bank_transfer', 'check_payments', 'cash_on_delivery'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const PaymentTypeSchema = Type.Enum(paymentTypes, { title: 'PaymentType', type: 'string' })

/** A payment type as the database holds it. */
export function parsePaymentType(text: string): PaymentType {
  const found = paymentTypes.find((one) => one === text)
  if (found === undefined) throw new Error(`the database holds an unknown payment type: ${text}`)
  return found
}
