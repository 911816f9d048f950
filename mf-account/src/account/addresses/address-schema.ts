import { fieldTest, hasPostcodes, phoneProblem, postcodeProblem } from '@superium/shared/address-rules'
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

/** The checkout's rules and messages (spec §5): all is required, the postcode where the country has postcodes. */
export const addressSchema = yup.object({
  name: text('name'),
  country: text('country').test(fieldTest((name) => (findCountry(name) ? undefined : countryTexts.unknown))),
  street: text('street'),
  postalCode: optional('postalCode')
    .when('country', ([country = ''], field) => (hasPostcodes(country) ? field.required(required.postalCode) : field))
    .test(fieldTest(postcodeProblem)),
  district: text('district'),
  subDistrict: text('subDistrict'),
  phone: text('phone').test(fieldTest(phoneProblem)),
  isDefault: yup.boolean(),
})
