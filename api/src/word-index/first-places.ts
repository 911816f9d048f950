/** A place of something, with the key by which it is ordered. */
export interface Keyed<T> {
  key: number
  of: T
  place: number
}

/** Keeps the first of many places. */
export interface FirstPlaces<T> {
  /** Places with higher keys are not among them. */
  highest: number
  add(key: number, of: T, place: number): void
  /** The first ones in order. */
  sorted(): Keyed<T>[]
}

/** Places beyond the needed ones that are kept before all are sorted. */
const slackOf = (most: number) => 3 * most + 200

/** Keeps the `most` places with the lowest keys; `compare` orders those of the same key. */
export function firstPlaces<T>(most: number, compare: (a: Keyed<T>, b: Keyed<T>) => number): FirstPlaces<T> {
  const kept: Keyed<T>[] = []
  /** The last one that still counts. */
  let last: Keyed<T> | undefined
  const cut = () => {
    kept.sort((a, b) => a.key - b.key || compare(a, b))
    if (kept.length > most) kept.length = most
    if (kept.length < most) return
    last = kept.at(-1)
    first.highest = last?.key ?? Number.NEGATIVE_INFINITY
  }
  const first: FirstPlaces<T> = {
    highest: Number.POSITIVE_INFINITY,
    add(key, of, place) {
      if (most === 0 || key > first.highest) return
      const one = { key, of, place }
      if (last && key === last.key && compare(one, last) > 0) return
      kept.push(one)
      if (kept.length >= most + slackOf(most)) cut()
    },
    sorted() {
      cut()
      return kept
    },
  }
  return first
}
