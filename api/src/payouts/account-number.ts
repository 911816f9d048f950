import { badField } from '../http/problem'

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/**
 * Normalizes an account number: no spaces or hyphens. 400 unless it is an IBAN with valid check digits, or 6 to 20
 * digits.
 */
export function parseAccountNumber(text: string): string {
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6,20}$/.test(number)) return number
  if (!IBAN.test(number)) throw badField('accountNumber', 'accountNumber must be an IBAN, or 6 to 20 digits.')
  if (remainder(number) !== 1) throw badField('accountNumber', 'A digit is wrong. Check the IBAN.')
  return number
}

/** The ISO 7064 MOD 97-10 remainder of an IBAN; 1 if it is valid. */
function remainder(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((one) => Number.parseInt(one, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

/** The only visible part of an account number. */
export const lastFour = (number: string): string => number.slice(-4)
