import { hasPostcodes, postcodeFormat } from './postcode-formats'

export { addressLines } from './address-lines'
export { hasPostcodes } from './postcode-formats'

/** Address rules that forms and API share. Each returns a message that says what is wrong, or undefined. */

/** What stands in no phone number. */
const NOT_PHONE = /[^\d+\-() ./]/g
const POSTCODE = /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/

/** What a form's schema (Yup) gives the test of a field. */
interface TestContext<Failed> {
  /** The form's values. */
  parent: { country?: string }
  createError(told: { message: string }): Failed
}

/** A rule as the test of a field; an empty field is left to the rule that requires it. */
export const fieldTest =
  (rule: (value: string, country: string) => string | undefined) =>
  <Failed>(value: string | undefined, { parent, createError }: TestContext<Failed>): true | Failed => {
    const message = value ? rule(value, parent.country ?? '') : undefined
    return message === undefined || createError({ message })
  }

/** A phone number has 6 to 15 digits (E.164), with the usual separators. */
export function phoneProblem(phone: string): string | undefined {
  const text = phone.trim()
  const digits = text.replace(/\D/g, '').length
  if (phoneCharacters(text) === text && digits >= 6 && digits <= 15) return undefined
  return 'Enter a phone number of 6 to 15 digits, such as +880 1712 345678'
}

/** The text without characters that no phone number has, for a field to take while it is typed. */
export const phoneCharacters = (text: string): string => text.replace(NOT_PHONE, '')

/**
 * A postcode has the format of its country, where that is known; elsewhere 3 to 10 letters and digits. It is required,
 * except in a country without postcodes, where anything goes.
 */
export function postcodeProblem(postcode: string, country: string): string | undefined {
  if (!hasPostcodes(country)) return undefined
  const text = postcode.trim().toUpperCase()
  if (text === '') return 'Postcode is required'
  const known = postcodeFormat(country)
  if (known) return known.pattern.test(text) ? undefined : `Enter a postcode such as ${known.example}`
  return POSTCODE.test(text) ? undefined : 'Enter a postcode of 3 to 10 letters and digits'
}

/** A postcode of the country, to show beside the field; undefined where the format is not known. */
export function postcodeExample(country: string): string | undefined {
  return postcodeFormat(country)?.example
}
