import { yup } from '@superium/shared/forms'
import { cartTexts } from '../texts'

/** The payment types (spec §2 "Payment method"), in the order shown. */
export const paymentTypes = ['direct_bank_transfer', 'check_payments', 'cash_on_delivery'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** The server's maximum lengths, in characters. */
export const maximumLengths = {
  name: 200,
  email: 254,
  postalCode: 20,
  street: 300,
  district: 200,
  subDistrict: 200,
  phone: 40,
  country: 100,
  orderNotes: 2000,
} as const

/** The text fields, in the order of the page. */
export type TextField = keyof typeof maximumLengths

/** The checkout form (spec §3); no payment type is preselected. */
export type Billing = Record<TextField, string> & { paymentType: PaymentType | '' }

const text = (field: TextField) =>
  yup
    .string()
    .trim()
    .max(maximumLengths[field], cartTexts.checkout.tooLong(maximumLengths[field]))
    .required(cartTexts.checkout.required[field])

/** The validation of spec §5: every field is required and has its own message (rulings §5). */
export const billingSchema = yup.object({
  name: text('name'),
  email: text('email'),
  postalCode: text('postalCode'),
  street: text('street'),
  district: text('district'),
  subDistrict: text('subDistrict'),
  phone: text('phone'),
  country: text('country'),
  orderNotes: text('orderNotes'),
  paymentType: yup.string().oneOf(paymentTypes).required(cartTexts.checkout.required.paymentType),
})

/** A form with only the name and e-mail address filled in. */
export function emptyBilling(name: string, email: string): Billing {
  return {
    name,
    email,
    postalCode: '',
    street: '',
    district: '',
    subDistrict: '',
    phone: '',
    country: '',
    orderNotes: '',
    paymentType: '',
  }
}

/** The form's fields from an order body. */
export function billingFields(order: Billing): Billing {
  const { name, email, postalCode, street, district, subDistrict, phone, country, orderNotes, paymentType } = order
  return { name, email, postalCode, street, district, subDistrict, phone, country, orderNotes, paymentType }
}
