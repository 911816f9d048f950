import type { SearchTerms } from '../search/search-conditions'
import { editDistance } from './edit-distance'

/** Finds words of the catalogue that a term may have meant. */
export interface Dictionary {
  /** Whether a word begins with it. */
  begins(term: string): boolean
  /**
   * For each term the words to look for. One that begins none: those it is a part of, else the one that was probably
   * misspelt. Only the first few of these are looked into, for it takes time; others mean no word.
   */
  meant(terms: readonly string[]): SearchTerms
}

interface Known {
  word: string
  products: number
  /** One bit for each letter that occurs, as far as 32 bits tell them apart. */
  letters: number
}

const MOST_PARTS = 8

/** Terms of one search that are looked for among all words. */
const MOST_UNKNOWN = 3

const MOST_REMEMBERED = 1000

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

/** How many edits a person makes by mistake in a word of this length. */
const allowed = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2)

/** Builds the dictionary; a word's number of products decides between equals. `compare` is for tests that count. */
export function createDictionary(counts: ReadonlyMap<string, number>, compare = editDistance): Dictionary {
  const known: Known[] = [...counts]
    .map(([word, products]) => ({ word, products, letters: lettersOf(word) }))
    .sort((a, b) => b.products - a.products)
  const sorted = [...counts.keys()].sort()

  function begins(term: string): boolean {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((sorted[middle] ?? '') < term) from = middle + 1
      else to = middle
    }
    return sorted[from]?.startsWith(term) ?? false
  }

  function parts(term: string): string[] {
    const found: string[] = []
    if (term.length < 3) return found
    for (const { word } of known) {
      if (word.includes(term)) found.push(word)
      if (found.length === MOST_PARTS) break
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
      // No edits: the term itself, which is no word.
      if (most === 0) break
      if (word.length < term.length - most || word.length > longest || bits(letters & ~others) > most) continue
      const { whole, begun } = compare(term, word, most)
      // A word that would still be being typed comes after one that is there, another first letter after the same.
      const edits =
        whole <= most ? whole * 4 : begun <= most && term.length > 3 ? begun * 4 + 2 : Number.POSITIVE_INFINITY
      const cost = edits + (word[0] === term[0] ? 0 : 1)
      if (cost < least) {
        least = cost
        best = word
        // With more edits than these no word costs less.
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
    const words = held.length > 0 ? held : misspelt(term)
    const [oldest] = remembered.keys()
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(term, words)
    return words
  }

  return {
    begins,
    meant(terms) {
      const unknown = terms.filter((term) => !begins(term)).slice(0, MOST_UNKNOWN)
      return terms.map((term) => (unknown.includes(term) ? correct(term) : begins(term) ? [term] : []))
    },
  }
}
