/** A position in `of`, with its sort key. */
export interface Keyed<T> {
  key: number
  of: T
  position: number
}

/** Collects the positions with the lowest keys. */
export interface TopK<T> {
  /** Positions with higher keys cannot be among the lowest. */
  highest: number
  add(key: number, of: T, position: number): void
  /** The collected positions in order. */
  sorted(): Keyed<T>[]
}

/** Extra positions that are buffered before sorting. */
const slackOf = (most: number) => 3 * most + 200

/** Keeps the `most` positions with the lowest keys; `compare` breaks ties. */
export function createTopK<T>(most: number, compare: (a: Keyed<T>, b: Keyed<T>) => number): TopK<T> {
  const kept: Keyed<T>[] = []
  /** The last position that still qualifies. */
  let last: Keyed<T> | undefined
  const cut = () => {
    kept.sort((a, b) => a.key - b.key || compare(a, b))
    if (kept.length > most) kept.length = most
    if (kept.length < most) return
    last = kept.at(-1)
    top.highest = last?.key ?? Number.NEGATIVE_INFINITY
  }
  const top: TopK<T> = {
    highest: Number.POSITIVE_INFINITY,
    add(key, of, position) {
      if (most === 0 || key > top.highest) return
      const one = { key, of, position }
      if (last && key === last.key && compare(one, last) > 0) return
      kept.push(one)
      if (kept.length >= most + slackOf(most)) cut()
    },
    sorted() {
      cut()
      return kept
    },
  }
  return top
}
