import { distance } from '../search/distance'

/** Finds words of the catalogue that a term may have meant. */
export interface Dictionary {
  /** Whether a word begins with it. */
  begins(term: string): boolean
  /** Words to look for instead of a term that begins none: those it is a part of, else the one that was probably misspelt. */
  meant(term: string): string[]
}

interface Known {
  word: string
  products: number
  /** One bit for each letter that occurs, as far as 32 bits tell them apart. */
  letters: number
}

const MOST_PARTS = 8

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

/** Builds the dictionary; a word's number of products decides between equals. */
export function createDictionary(counts: ReadonlyMap<string, number>): Dictionary {
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

  function misspelt(term: string): string[] {
    const most = allowed(term.length)
    if (most === 0) return []
    const letters = lettersOf(term)
    let best: string | undefined
    let least = Number.POSITIVE_INFINITY
    for (const { word, letters: others } of known) {
      if (word.length < term.length - most || bits(letters & ~others) > most) continue
      const { whole, begun } = distance(term, word)
      // A word that would still be being typed comes after one that is there, another first letter after the same.
      const edits =
        whole <= most ? whole * 4 : begun <= most && term.length > 3 ? begun * 4 + 2 : Number.POSITIVE_INFINITY
      const cost = edits + (word[0] === term[0] ? 0 : 1)
      if (cost < least) {
        least = cost
        best = word
      }
    }
    return best === undefined ? [] : [best]
  }

  return {
    begins,
    meant(term) {
      if (begins(term)) return [term]
      const parts = term.length < 3 ? [] : known.filter(({ word }) => word.includes(term)).slice(0, MOST_PARTS)
      return parts.length > 0 ? parts.map(({ word }) => word) : misspelt(term)
    },
  }
}
