import { badField } from '../http/problem'
import { mailTexts } from '../mail/mail-texts'
import { sellerTexts } from './seller-texts'

/** Control characters that change the writing direction, so that a name looks different from its stored text. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Lower-case Cyrillic and Greek letters, and digits, that look like Latin letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ ѕ: 's', υ: 'u', р: 'p', ρ: 'p', е: 'e', ε: 'e', г: 'r', і: 'i', ι: 'i', ї: 'i', м: 'm', μ: 'm' },
  ...{ '5': 's', '1': 'i', l: 'i', '3': 'e' },
}

/**
 * The visual skeleton of a name: without accents, spaces, punctuation and invisible characters, and with look-alikes
 * replaced.
 */
const seen = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')

const OWN = seen(mailTexts.shop)

/** Throws 400 for a name that looks like the name of the marketplace itself, or that changes the writing direction. */
export function requireHonestName(name: string): void {
  if (TURNS.test(name)) throw badField('shopname', sellerTexts.turnedName)
  if (seen(name) === OWN) throw badField('shopname', sellerTexts.takenName)
}
