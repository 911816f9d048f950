import { yup } from '@superium/shared/forms'
import { fieldTest, hasPostcodes, phoneProblem, postcodeProblem } from '../address-rules'
import { findCountry } from './countries'
import { countryTexts } from './texts'

/** The server's maximum lengths of an address, in characters. */
export const addressLengths = {
  name: 200,
  country: 100,
  street: 300,
  postalCode: 20,
  district: 200,
  subDistrict: 200,
  phone: 40,
} as const

type AddressField = keyof typeof addressLengths

interface AddressMessages {
  required: Record<AddressField, string>
  tooLong(length: number): string
}

/**
 * The rules of an address to deliver to (spec §5), each field with its own message: all is required, the postcode where
 * the country has postcodes, and postcode, phone number and country are valid.
 */
export function addressFields({ required, tooLong }: AddressMessages) {
  const optional = (field: AddressField) =>
    yup.string().trim().max(addressLengths[field], tooLong(addressLengths[field]))
  const text = (field: AddressField) => optional(field).required(required[field])
  return {
    name: text('name'),
    country: text('country').test(fieldTest((name) => (findCountry(name) ? undefined : countryTexts.unknown))),
    street: text('street'),
    postalCode: optional('postalCode')
      .when('country', ([country = ''], field) => (hasPostcodes(country) ? field.required(required.postalCode) : field))
      .test(fieldTest(postcodeProblem)),
    district: text('district'),
    subDistrict: text('subDistrict'),
    phone: text('phone').test(fieldTest(phoneProblem)),
  }
}
