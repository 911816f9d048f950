import { isModifier } from './modifiers'

/** A word of a search, and how many products contain it in name, brand, colour or tags. */
export interface Weighed {
  word: string
  products: number
}

/** Only this many words form smaller sets, which limits the number of sets. */
const MOST_WORDS = 4

/**
 * Sorts word indexes by how specific the words are: nouns, then modifiers, then words found only in descriptions;
 * within each, rare before common and later before earlier.
 */
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

/** All combinations of `size` items; those with the first items come first. */
function choices(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]))
}

/**
 * The sets of words to try when no product contains all: all of them (in case some were corrected), all but one, then
 * ever fewer of the most specific ones. Each is a list of indexes into `words`, in their order.
 */
export function wordSets(words: readonly Weighed[]): number[][] {
  const places = byWorth(words)
  const sets = [places, ...choices(places, places.length - 1)]
  const telling = places.slice(0, MOST_WORDS)
  for (let size = Math.min(places.length - 2, MOST_WORDS); size > 0; size -= 1) sets.push(...choices(telling, size))
  return sets.filter((set) => set.length > 0).map((set) => set.toSorted((a, b) => a - b))
}
