import { phoneProblem, postcodeProblem } from '@superium/shared/address-rules'
import { badField } from './problem'

/** What a courier needs to find and call somebody. */
interface Destination {
  phone: string | number
  postalCode: string | number
  country: string
}

/** 400 for a phone number that cannot be one. */
export function requirePhone(phone: string | number): void {
  const wrong = phoneProblem(String(phone))
  if (wrong) throw badField('phone', wrong)
}

/** 400 with the field for a phone number or postcode that cannot be one. */
export function requireAddressRules({ phone, postalCode, country }: Destination): void {
  requirePhone(phone)
  const wrongPostcode = postcodeProblem(String(postalCode), country)
  if (wrongPostcode) throw badField('postalCode', wrongPostcode)
}
