import { fill, type Words } from '../phrases/fill-phrase'
import type { Random } from '../random/random'
import type { Kind } from './product-kind'

/** The longest and shortest description, in characters. */
export const DESCRIPTION_LENGTH = [60, 400] as const

/** In running text colours, materials and things are common nouns; brands, titles and amounts stay as they are. */
const COMMON = new Set(['noun', 'colour', 'mark', 'metal', 'form', 'flavour'])
// A word with a digit or a second capital (SPF 50, IPX4, mg) is a name or a unit, and stays.
const plainWord = (word: string) => (/^[A-Z][a-zé]+$/.test(word) ? word.toLowerCase() : word)
const common = (text: string) => text.split(' ').map(plainWord).join(' ')

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

// Different shapes, so that ten descriptions in a row do not read alike.
const SHAPES = ['off', 'offe', 'ofe', 'fof', 'off', 'ff', 'oe', 'of', 'ffe', 'ofef'] as const

/** A description of 60 to 400 characters from the kind's sentences, none used twice. */
export function describe(kind: Kind, words: Words, random: Random): string {
  const running = Object.fromEntries(
    Object.entries(words).map(([word, text]) => [word, COMMON.has(word) ? common(text) : text]),
  )
  const pools = { o: [...kind.openings], f: [...kind.facts], e: [...kind.endings] }
  const take = (from: string[]) => from.splice(random.whole(0, from.length - 1), 1)[0]
  const parts: string[] = []
  const add = (pool: 'o' | 'f' | 'e') => {
    const phrase = take(pools[pool])
    if (phrase) parts.push(sentence(fill(phrase, running, random)))
  }
  for (const step of random.pick(SHAPES)) add(step === 'o' || step === 'e' ? step : 'f')
  while (parts.join(' ').length < DESCRIPTION_LENGTH[0] && pools.f.length > 0) add('f')
  while (parts.join(' ').length > DESCRIPTION_LENGTH[1]) parts.pop()
  return parts.join(' ')
}
