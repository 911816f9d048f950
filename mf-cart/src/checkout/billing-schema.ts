import { yup } from '@superium/shared/forms'
import { texts } from '../texts'

/** How an order can be paid (spec §2 "Payment method"), in the order shown. */
export const paymentTypes = ['direct_bank_transfer', 'check_payments', 'cash_on_delivery'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** The most characters that the server takes in each field. */
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

/** The fields that are typed, in the order of the page. */
export type TextField = keyof typeof maximumLengths

/** The checkout form (spec §3); no payment type is chosen for the shopper. */
export type Billing = Record<TextField, string> & { paymentType: PaymentType | '' }

const text = (field: TextField) =>
  yup
    .string()
    .trim()
    .max(maximumLengths[field], texts.checkout.tooLong(maximumLengths[field]))
    .required(texts.checkout.required[field])

/** The validation of spec §5: everything is required, each message on its own field (rulings §5). */
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
  paymentType: yup.string().oneOf(paymentTypes).required(texts.checkout.required.paymentType),
})

/** A form in which only the identity is filled in. */
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

/** The form's fields out of an order that was made from it. */
export function billingFields(order: Billing): Billing {
  const { name, email, postalCode, street, district, subDistrict, phone, country, orderNotes, paymentType } = order
  return { name, email, postalCode, street, district, subDistrict, phone, country, orderNotes, paymentType }
}
