import { isModifier } from './modifiers'

/** A word of a search, and how many products have it in name, brand, colour or tags. */
export interface Weighed {
  word: string
  products: number
}

/** Words beyond these take part in the whole search only, which bounds the number of sets. */
const MOST_WORDS = 4

/** The words by what they tell: things before modifiers before words of descriptions; rare before common, late before early. */
function byWorth(words: readonly Weighed[]): number[] {
  const classOf = ({ word, products }: Weighed) => (products === 0 ? 2 : isModifier(word) ? 1 : 0)
  const key = words.map((one, place) => [classOf(one), one.products, -place] as const)
  const compare = (a: number, b: number) => {
    const [m, n] = [key[a] ?? [], key[b] ?? []]
    const at = [0, 1, 2].find((i) => m[i] !== n[i]) ?? 0
    return (m[at] ?? 0) - (n[at] ?? 0)
  }
  return words.map((_, place) => place).sort(compare)
}

/** All choices of `size` items, those of the first items first. */
function choices(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]))
}

/**
 * The sets of words to try when no product has all: all of them (they may have been corrected), all but one, then fewer and
 * fewer of the most telling ones. Each is a list of places in `words`, in their order.
 */
export function wordSets(words: readonly Weighed[]): number[][] {
  const places = byWorth(words)
  const sets = [places, ...choices(places, places.length - 1)]
  const telling = places.slice(0, MOST_WORDS)
  for (let size = Math.min(places.length - 2, MOST_WORDS); size > 0; size -= 1) sets.push(...choices(telling, size))
  return sets.filter((set) => set.length > 0).map((set) => set.toSorted((a, b) => a - b))
}
