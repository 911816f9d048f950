import { type Postings, packPostings, raise, sizeOf } from './postings'
import type { Wanted, WordQuery } from './word-query'

/** A product's words. */
export interface ProductWords {
  /** `products.mix`. */
  mix: number
  /** Words in name, brand, colour, tags or audience. */
  titled: readonly string[]
  /** Words only in the description. */
  described: readonly string[]
}

/** The maximum number of products of a segment, so that the arrays a search writes stay in the processor's cache. */
export const MOST_IN_SEGMENT = 2 ** 16

/** An inverted index of the words of some products of one category. */
export interface Segment {
  readonly category: string
  /** `products.mix` of the products, ascending; a product's index here is its position in the postings. */
  readonly mixes: Int32Array
  /** A hash of each product's words, to recognize changes. */
  readonly marks: Int32Array
  /** All words, sorted. */
  readonly words: readonly string[]
  readonly titled: Postings
  readonly described: Postings
}

/** A hash of a product's words (FNV-1a); collisions are rare. */
export function markOf({ titled, described }: Omit<ProductWords, 'mix'>): number {
  let mark = 0x811c9dc5
  for (const text of [titled.join(' '), described.join(' ')]) {
    for (let i = 0; i < text.length; i += 1) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01000193)
    mark = Math.imul(mark ^ 0xffff, 0x01000193)
  }
  return mark | 0
}

/** Builds a segment, product by product. */
export interface SegmentBuilder {
  readonly size: number
  /** Adds a product; call it in ascending order of the mixes. */
  add(one: ProductWords): void
  finish(): Segment
}

interface Lists {
  titled: number[]
  described: number[]
}

/** Starts a segment. `known` shares one copy of each word between all segments. */
export function segmentBuilder(category: string, known: Map<string, string>): SegmentBuilder {
  const lists = new Map<string, Lists>()
  const [mixes, marks]: [number[], number[]] = [[], []]

  function listsOf(text: string): Lists {
    const before = lists.get(text)
    if (before) return before
    // Copies the word, because a substring would keep its whole source string in memory.
    const word = known.get(text) ?? Buffer.from(text).toString()
    known.set(word, word)
    const made = { titled: [], described: [] }
    lists.set(word, made)
    return made
  }

  return {
    get size() {
      return mixes.length
    },
    add(one) {
      const position = mixes.push(one.mix) - 1
      marks.push(markOf(one))
      for (const word of one.titled) listsOf(word).titled.push(position)
      for (const word of one.described) listsOf(word).described.push(position)
    },
    finish() {
      const words = [...lists.keys()].sort()
      return {
        category,
        mixes: Int32Array.from(mixes),
        marks: Int32Array.from(marks),
        words,
        titled: packPostings(words.map((word) => lists.get(word)?.titled ?? [])),
        described: packPostings(words.map((word) => lists.get(word)?.described ?? [])),
      }
    },
  }
}

/** The approximate memory of a segment in bytes, without its words, which all segments share. */
export const bytesOf = ({ mixes, words, titled, described }: Segment): number =>
  8 * mixes.length + 16 * words.length + titled.bytes.length + described.bytes.length

/** The index of the first of the sorted words that is not before `word`. */
export function positionOfWord(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((words[middle] as string) < word) from = middle + 1
    else to = middle
  }
  return from
}

/** The range of the sorted words that match. */
function rangeOf(words: readonly string[], { word, isBeginning }: Wanted): [from: number, to: number] {
  const from = positionOfWord(words, word)
  // U+FFFF is a noncharacter, so no word contains it and it sorts last.
  if (isBeginning) return [from, positionOfWord(words, `${word}\uffff`)]
  return [from, words[from] === word ? from + 1 : from]
}

/** The size in bytes of one term's lists. */
function sizeIn({ words, titled, described }: Segment, wanted: readonly Wanted[], texts: Texts): number {
  let size = 0
  for (const one of wanted) {
    const [from, to] = rangeOf(words, one)
    size += sizeOf(titled, from, to)
    if (texts === 'all') size += sizeOf(described, from, to)
  }
  return size
}

/** The cost of a search of the segment: the bytes of the lists that it reads; 0 if the segment lacks a term. */
export function costIn(segment: Segment, query: WordQuery, texts: Texts): number {
  const sizes = query.map((wanted) => sizeIn(segment, wanted, texts))
  return sizes.includes(0) ? 0 : sizes.reduce((sum, size) => sum + size, 0)
}

/** Which texts must contain the words: all, or all except the description. */
export type Texts = 'all' | 'titled'

/** The found positions, each with a mark whether its titles contain all words. */
export interface FoundPositions {
  positions: Int32Array
  named: Uint8Array
}

// Shared buffers: each search fills them before it reads them, and never awaits in between.
const hits = new Uint8Array(MOST_IN_SEGMENT)
const names = new Uint8Array(MOST_IN_SEGMENT)
const reached = new Int32Array(MOST_IN_SEGMENT)
const reachedNames = new Int32Array(MOST_IN_SEGMENT)

/** Finds the products that contain one word of each list of the query. */
export function findIn(segment: Segment, query: WordQuery, texts: Texts): FoundPositions {
  const { mixes, words, titled, described } = segment
  // If one term has no match, as in an SKU, reading the long list of a frequent prefix beside it would be in vain.
  if (query.some((wanted) => sizeIn(segment, wanted, texts) === 0))
    return { positions: new Int32Array(), named: new Uint8Array() }
  hits.fill(0, 0, mixes.length)
  names.fill(0, 0, mixes.length)
  let found = 0
  for (const [level, wanted] of query.entries()) {
    found = 0
    let named = 0
    for (const one of wanted) {
      const [from, to] = rangeOf(words, one)
      named = raise(titled, from, to, names, level, reachedNames, named)
      if (texts === 'titled') continue
      found = raise(titled, from, to, hits, level, reached, found)
      found = raise(described, from, to, hits, level, reached, found)
    }
    if (texts === 'titled') found = named
    if (found === 0) break
  }
  const positions = (texts === 'titled' ? reachedNames : reached).slice(0, found)
  const named = new Uint8Array(found)
  for (let i = 0; i < found; i += 1) if (names[positions[i] as number] === query.length) named[i] = 1
  return { positions, named }
}

/** Whether one product matches, and whether its titles alone match. Both lists of its words are sorted. */
export function fits(
  { titled, described }: Pick<ProductWords, 'titled' | 'described'>,
  query: WordQuery,
): { found: boolean; named: boolean } {
  const has = (words: readonly string[], one: Wanted) => {
    const [from, to] = rangeOf(words, one)
    return to > from
  }
  const named = query.every((wanted) => wanted.some((one) => has(titled, one)))
  const found = named || query.every((wanted) => wanted.some((one) => has(titled, one) || has(described, one)))
  return { found, named }
}
