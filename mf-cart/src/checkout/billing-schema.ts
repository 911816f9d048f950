import { addressFields, addressLengths } from '@superium/shared/countries'
import { yup } from '@superium/shared/forms'
import { cartTexts } from '../texts'

/** The payment types (spec §2 "Payment method"), in the order shown. */
export const paymentTypes = ['direct_bank_transfer', 'check_payments', 'cash_on_delivery'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** The server's maximum lengths, in characters. */
export const maximumLengths = { ...addressLengths, email: 254, orderNotes: 2000 } as const

/** The text fields. */
export type TextField = keyof typeof maximumLengths

/** The checkout form (spec §3); no payment type is preselected. `saveAddress` is not part of the order. */
export type Billing = Record<TextField, string> & { paymentType: PaymentType | ''; saveAddress: boolean }

/** The fields that can be invalid, in the order of the page. */
export const billingFieldNames = [
  'name',
  'email',
  'country',
  'street',
  'postalCode',
  'district',
  'subDistrict',
  'phone',
  'orderNotes',
  'paymentType',
] as const satisfies readonly (keyof Billing)[]
export type BillingFieldName = (typeof billingFieldNames)[number]

const { required, tooLong } = cartTexts.checkout
const optional = (field: TextField) => yup.string().trim().max(maximumLengths[field], tooLong(maximumLengths[field]))

/** The validation of spec §5: every field but the notes is required and has its own message (rulings §5). */
export const billingSchema = yup.object({
  ...addressFields(cartTexts.checkout),
  email: optional('email').required(required.email),
  orderNotes: optional('orderNotes'),
  paymentType: yup.string().oneOf(paymentTypes).required(required.paymentType),
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
    saveAddress: false,
  }
}

/** The form's values from an order body. */
export function billingFields(order: Omit<Billing, 'saveAddress'>): Billing {
  const { name, email, postalCode, street, district, subDistrict, phone, country, orderNotes, paymentType } = order
  const address = { postalCode, street, district, subDistrict, phone, country }
  return { name, email, ...address, orderNotes, paymentType, saveAddress: false }
}
