/** Excludes letters and digits that people confuse. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * An order number that is easy to read out on the telephone, e.g. `S-261121-7KQ4MD`: the date and six characters
 * derived from the order's random id.
 */
export function orderNumber(id: string, at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '')
  let random = Number.parseInt(id.replaceAll('-', '').slice(-12), 16)
  let letters = ''
  for (let place = 0; place < 6; place += 1) {
    letters += ALPHABET[random % ALPHABET.length]
    random = Math.floor(random / ALPHABET.length)
  }
  return `S-${day}-${letters}`
}
