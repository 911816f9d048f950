/** A position in `of`, with its sort keys. */
export interface Keyed<T> {
  key: number
  tie: number
  of: T
  position: number
}

/** Collects the positions with the lowest keys; `tie` is the second key. */
export interface TopK<T> {
  /** Positions with higher keys cannot be among the lowest. */
  highest: number
  /** Positions with the key `highest` and a higher second key cannot be either. */
  highestTie: number
  add(key: number, tie: number, of: T, position: number): void
  /** The collected positions in order. */
  sorted(): Keyed<T>[]
}

/** Extra positions that are buffered before sorting. */
const slackOf = (most: number) => 3 * most + 200

/** Keeps the `most` positions with the lowest keys; `compare` orders those whose two keys are equal. */
export function createTopK<T>(most: number, compare: (a: Keyed<T>, b: Keyed<T>) => number): TopK<T> {
  const kept: Keyed<T>[] = []
  const cut = () => {
    kept.sort((a, b) => a.key - b.key || a.tie - b.tie || compare(a, b))
    if (kept.length > most) kept.length = most
    if (kept.length < most) return
    const last = kept.at(-1)
    top.highest = last?.key ?? Number.NEGATIVE_INFINITY
    top.highestTie = last?.tie ?? Number.NEGATIVE_INFINITY
  }
  const top: TopK<T> = {
    highest: Number.POSITIVE_INFINITY,
    highestTie: Number.POSITIVE_INFINITY,
    add(key, tie, of, position) {
      if (most === 0 || key > top.highest || (key === top.highest && tie > top.highestTie)) return
      kept.push({ key, tie, of, position })
      if (kept.length >= most + slackOf(most)) cut()
    },
    sorted() {
      cut()
      return kept
    },
  }
  return top
}
