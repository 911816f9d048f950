import { phoneProblem, postcodeProblem } from '@superium/shared/address-rules'
import type { AddressInput } from '@superium/shared/api'
import { countryTexts, findCountry } from '@superium/shared/countries'
import { yup } from '@superium/shared/forms'
import { addressTexts } from './texts'

const { required, tooLong } = addressTexts

/** The server's maximum lengths, in characters. */
export const maximumLengths = {
  name: 200,
  country: 100,
  street: 300,
  postalCode: 20,
  district: 200,
  subDistrict: 200,
  phone: 40,
} as const

/** The text fields, in the order of the form. */
export type AddressField = keyof typeof maximumLengths

/** The form's values. */
export type AddressForm = Required<AddressInput>

const optional = (field: AddressField) => yup.string().trim().max(maximumLengths[field], tooLong(maximumLengths[field]))

const text = (field: Exclude<AddressField, 'postalCode'>) => optional(field).required(required[field])

/** Turns a check with its own message into a Yup test that ignores an empty field. */
const rule =
  (problem: (value: string, form: Partial<AddressForm>) => string | undefined): yup.TestFunction<string | undefined> =>
  (value, { parent, createError }) => {
    const message = value ? problem(value, parent) : undefined
    return message === undefined || createError({ message })
  }

/** The checkout's rules and messages (spec §5): all is required, the postcode where the country has postcodes. */
export const addressSchema = yup.object({
  name: text('name'),
  country: text('country').test(rule((name) => (findCountry(name) ? undefined : countryTexts.unknown))),
  street: text('street'),
  postalCode: optional('postalCode').test((postcode, { parent, createError }) => {
    const message = postcodeProblem(postcode ?? '', parent.country ?? '')
    return message === undefined || createError({ message })
  }),
  district: text('district'),
  subDistrict: text('subDistrict'),
  phone: text('phone').test(rule(phoneProblem)),
  isDefault: yup.boolean(),
})
