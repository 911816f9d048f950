/** Search words, grouped by how many products contain them. Each list is shuffled and has no duplicates. */
export interface CatalogueWords {
  /** In exactly one of the sampled products. */
  rare: string[]
  /** In at least a hundredth of the sampled products. */
  common: string[]
  /** Two common words of the same product, so that every search finds something. */
  pairs: string[]
}

const MIN_LETTERS = 3

/** A common word is in at least one of this many products. */
const COMMON = 100

/** Shuffles with a function that returns random numbers from 0 to 1. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Finds rare and common words in a sample of products' texts. */
export function catalogueWords(texts: readonly string[], random: () => number = Math.random): CatalogueWords {
  const words = texts.map((text) => [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])])
  const counts = new Map<string, number>()
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const long = [...counts].filter(([word]) => word.length >= MIN_LETTERS)
  const common = new Set(long.filter(([, n]) => n * COMMON >= texts.length && n > 1).map(([word]) => word))
  const pairs = words.flatMap((own) => {
    const [first, second] = shuffled(
      own.filter((word) => common.has(word)),
      random,
    )
    return first && second ? [`${first} ${second}`] : []
  })
  return {
    rare: shuffled(
      long.filter(([, n]) => n === 1).map(([word]) => word),
      random,
    ),
    common: shuffled([...common], random),
    pairs: shuffled([...new Set(pairs)], random),
  }
}

/** Prefixes of words as a shopper types them, of two to six letters, without duplicates. */
export function beginnings(words: readonly string[], random: () => number = Math.random): string[] {
  const all = words.flatMap((word) => [2, 3, 4, 5, 6].filter((n) => n <= word.length).map((n) => word.slice(0, n)))
  return shuffled([...new Set(all)], random)
}
