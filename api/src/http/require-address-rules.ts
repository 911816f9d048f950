import { phoneProblem, postcodeProblem } from '@superium/shared/address-rules'
import { badField } from './problem'

/** The fields that a courier needs to find and call the recipient. */
interface Destination {
  phone: string | number
  postalCode: string | number
  country: string
}

/** Throws a 400 for an impossible phone number. */
export function requirePhone(phone: string | number): void {
  const wrong = phoneProblem(String(phone))
  if (wrong) throw badField('phone', wrong)
}

/** Throws a 400 that names the field for an impossible phone number, or an impossible or missing postcode. */
export function requireAddressRules({ phone, postalCode, country }: Destination): void {
  requirePhone(phone)
  const wrongPostcode = postcodeProblem(String(postalCode), country)
  if (wrongPostcode) throw badField('postalCode', wrongPostcode)
}
