import { oneLine } from '../http/plain-text'

const LONGEST_NAME = 40

/** A name for public texts: the first name and an initial, `Bea B.`; never an e-mail address. */
export function abbreviateName(name: string): string {
  const [first = '', ...rest] = oneLine(name).split(/\s+/)
  if (first === '' || first.includes('@')) return 'A shopper'
  const [letter] = [...(rest.at(-1) ?? '')]
  const short = [...first].slice(0, LONGEST_NAME).join('')
  return letter ? `${short} ${letter.toUpperCase()}.` : short
}
