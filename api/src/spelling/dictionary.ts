import { editDistance } from '@superium/shared/edit-distance'
import type { SearchTerms } from '../search/search-conditions'
import { withoutAccents } from '../search-text/without-accents'

/** Finds the catalogue's words for a search term. */
export interface Dictionary {
  /** Whether any word starts with `term`. */
  begins(term: string): boolean
  /**
   * The number of products with this word, or else with the most frequent word that starts with it; 0 for an unknown
   * word.
   */
  products(word: string): number
  /**
   * The words to search for each term: the term itself if a word starts with it, else the words that contain it, else
   * the word that it probably misspells. To limit the time, only the first few unknown terms are looked up.
   */
  meant(terms: readonly string[]): SearchTerms
  /** The words with accents that begin with this term when they are written without. */
  accented(term: string): string[]
  /**
   * For a term that begins no word, the word that it misses by one letter, in the plural or not; null if there is none, or if
   * it may be another form of that word.
   */
  mended(term: string): string | null
}

interface Known {
  word: string
  products: number
  /** A bit set of the letters in the word, modulo 32. */
  letters: number
}

const MAX_PARTS = 8

/** The maximum number of words compared to find the most frequent one with a prefix. */
const MAX_LONGER = 20

/** The maximum number of unknown terms per search, each of which is compared with all words. */
const MAX_UNKNOWN = 3

const MAX_REMEMBERED = 1000

function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function bits(n: number): number {
  let count = 0
  for (let rest = n; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The edits allowed in a term of this length; two edits can turn one short word into another (`script`, `stripe`). */
const allowed = (length: number) => (length < 3 ? 0 : length < 7 ? 1 : 2)

/** Builds the dictionary. Among equally similar words, the one with more products wins. Tests replace `compare`. */
export function createDictionary(counts: ReadonlyMap<string, number>, compare = editDistance): Dictionary {
  const known: Known[] = [...counts]
    .map(([word, products]) => ({ word, products, letters: lettersOf(word) }))
    .sort((a, b) => b.products - a.products)
  const sorted = [...counts.keys()].sort()

  /** The index of the first sorted word that is not before `term`, where words with this prefix begin. */
  function placeOf(term: string): number {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((sorted[middle] ?? '') < term) from = middle + 1
      else to = middle
    }
    return from
  }

  const begins = (term: string): boolean => sorted[placeOf(term)]?.startsWith(term) ?? false

  function products(term: string): number {
    const exact = counts.get(term)
    if (exact !== undefined) return exact
    let most = 0
    const first = placeOf(term)
    for (let place = first; place < first + MAX_LONGER && sorted[place]?.startsWith(term); place += 1)
      most = Math.max(most, counts.get(sorted[place] ?? '') ?? 0)
    return most
  }

  function parts(term: string): string[] {
    const found: string[] = []
    if (term.length < 3) return found
    for (const { word } of known) {
      if (word.includes(term)) found.push(word)
      if (found.length === MAX_PARTS) break
    }
    return found
  }

  function misspelt(term: string): string[] {
    let most = allowed(term.length)
    const letters = lettersOf(term)
    const longest = term.length > 3 ? Number.POSITIVE_INFINITY : term.length + most
    let best: string | undefined
    let least = Number.POSITIVE_INFINITY
    for (const { word, letters: others } of known) {
      // Zero edits would mean that the term is known.
      if (most === 0) break
      if (word.length < term.length - most || word.length > longest || bits(letters & ~others) > most) continue
      const { whole, begun } = compare(term, word, most)
      // A whole word beats a prefix, and the same first letter beats another.
      const edits =
        whole <= most ? whole * 4 : begun <= most && term.length > 3 ? begun * 4 + 2 : Number.POSITIVE_INFINITY
      const cost = edits + (word[0] === term[0] ? 0 : 1)
      if (cost < least) {
        least = cost
        best = word
        // A word with more edits cannot cost less.
        most = Math.min(most, Math.ceil(least / 4) - 1)
      }
    }
    return best === undefined ? [] : [best]
  }

  const remembered = new Map<string, string[]>()

  function correct(term: string): string[] {
    const before = remembered.get(term)
    if (before !== undefined) return before
    const held = parts(term)
    const near = held.length > 0 ? held : misspelt(term)
    // The plural of a misspelt word misses the singular by one letter more.
    const words = near.length === 0 && /[^s]s$/.test(term) ? misspelt(term.slice(0, -1)) : near
    const [oldest] = remembered.keys()
    if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(term, words)
    return words
  }

  const accents = known.flatMap(({ word }) => {
    // Most words are ASCII, which is quicker to see than to normalize.
    if (Buffer.byteLength(word) === word.length) return []
    const plain = withoutAccents(word)
    return plain === word ? [] : [{ plain, word }]
  })

  return {
    begins,
    products,
    accented: (term) =>
      accents
        .filter(({ plain, word }) => plain.startsWith(term) && !word.startsWith(term))
        .slice(0, MAX_PARTS)
        .map(({ word }) => word),
    mended(term) {
      if (begins(term)) return null
      const [word] = correct(term)
      const forms = word === undefined ? [] : [word, word.replace(/s$/, '')]
      const isNear = word?.[0] === term[0] && forms.some((form) => compare(term, form, 1).whole === 1)
      return word !== undefined && isNear && !term.startsWith(word) ? word : null
    },
    meant(terms) {
      const unknown = terms.filter((term) => !begins(term)).slice(0, MAX_UNKNOWN)
      return terms.map((term) => (unknown.includes(term) ? correct(term) : begins(term) ? [term] : []))
    },
  }
}
