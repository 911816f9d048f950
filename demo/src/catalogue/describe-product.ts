import { fillPhrase, type Words } from '../phrases/fill-phrase'
import type { Random } from '../random/random'
import type { ProductKind } from './product-kind'

/** Minimum and maximum length of a description, in characters. */
export const DESCRIPTION_LENGTH = [60, 400] as const

/** Words that are lower case in running text; brands, titles and amounts keep their capitals. */
const COMMON = new Set(['noun', 'colour', 'mark', 'metal', 'form', 'flavour'])
// A word with a digit or a second capital (SPF 50, IPX4, mg) is a name or a unit and keeps its case.
const plainWord = (word: string) => (/^[A-Z][a-zé]+$/.test(word) ? word.toLowerCase() : word)
const common = (text: string) => text.split(' ').map(plainWord).join(' ')

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

// Orders of openings, facts and endings, so that descriptions in a row read differently.
const SHAPES = ['off', 'offe', 'ofe', 'fof', 'off', 'ff', 'oe', 'of', 'ffe', 'ofef'] as const

/** A description of 60 to 400 characters from the kind's sentences, each used once at most. */
export function describeProduct(kind: ProductKind, words: Words, random: Random): string {
  const running = Object.fromEntries(
    Object.entries(words).map(([word, text]) => [word, COMMON.has(word) ? common(text) : text]),
  )
  const pools = { o: [...kind.openings], f: [...kind.facts], e: [...kind.endings] }
  const take = (from: string[]) => from.splice(random.whole(0, from.length - 1), 1)[0]
  const parts: string[] = []
  const add = (pool: 'o' | 'f' | 'e') => {
    const phrase = take(pools[pool])
    if (phrase) parts.push(sentence(fillPhrase(phrase, running, random)))
  }
  for (const step of random.pick(SHAPES)) add(step === 'o' || step === 'e' ? step : 'f')
  while (parts.join(' ').length < DESCRIPTION_LENGTH[0] && pools.f.length > 0) add('f')
  while (parts.join(' ').length > DESCRIPTION_LENGTH[1]) parts.pop()
  return parts.join(' ')
}
