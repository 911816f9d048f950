import type { Random } from '../random/random'

/** The words a phrase may name, such as `{brand}`. */
export type Words = Readonly<Record<string, string>>

/**
 * Fills a phrase: `{word}` with the given word, `{one|other}` and `{3..9}` with a random choice or number.
 * Throws a RangeError for a word that is not given, so that a misspelt phrase never reaches the shop.
 */
export function fillPhrase(phrase: string, words: Words, random: Random): string {
  return phrase.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
    const range = /^(\d+)\.\.(\d+)$/.exec(inner)
    if (range) return String(random.whole(Number(range[1]), Number(range[2])))
    if (inner.includes('|')) return random.pick(inner.split('|'))
    const word = words[inner]
    if (word === undefined) throw new RangeError(`the phrase "${phrase}" names "${inner}", which nothing gives`)
    return word
  })
}
