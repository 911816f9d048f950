/** Sorted numbers. */
export type Keys = Int32Array | Float64Array

/** The products of a category in the order of a number, such as the price, each with the place of its group. */
export interface ProductColumn {
  /** The number of products below `key`, of the chosen groups or of all. */
  below(key: number, chosen?: Uint8Array): number
  /** Adds to `counts`, from `at` on, how many products of each group have `from` ≤ key < `to`. */
  count(from: number, to: number, counts: Int32Array, at: number): void
  /** How many of the first `place` products are of the chosen groups. */
  upTo(place: number, chosen: Uint8Array): number
  readonly keys: Keys
  readonly owners: Int32Array
  /** Where the products stand on their shelf; absent where they stand in the same order. Those of one key are in that order, too. */
  readonly places?: Int32Array
}

/** Products between two places where the sums of all groups are kept: sums cost memory, steps cost time. */
export const COLUMN_STEP = 1024

/** The place of the first of the sorted keys that is not below `key`. */
export function placeOf(keys: Keys, key: number): number {
  let [from, to] = [0, keys.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((keys[middle] as number) < key) from = middle + 1
    else to = middle
  }
  return from
}

/** Room for the second number beside a signed 32-bit one in a double's 53 bits. */
const ROOM = 2 ** 21

/** The keys in order, and which of the numbers below 2^21 belongs to each. */
export function sortTogether(keys: Int32Array, numbers: Int32Array): { keys: Int32Array; numbers: Int32Array } {
  const pairs = new Float64Array(keys.length)
  for (let i = 0; i < keys.length; i += 1) pairs[i] = (keys[i] as number) * ROOM + (numbers[i] as number)
  pairs.sort()
  const [sorted, along] = [new Int32Array(keys.length), new Int32Array(keys.length)]
  for (let i = 0; i < pairs.length; i += 1) {
    const pair = pairs[i] as number
    const key = Math.floor(pair / ROOM)
    sorted[i] = key
    along[i] = pair - key * ROOM
  }
  return { keys: sorted, numbers: along }
}

/** A column of sorted keys; `owners` are the places of their groups, below `groups`, and `places` those of the products. */
export function productColumn(keys: Keys, owners: Int32Array, groups: number, places?: Int32Array): ProductColumn {
  const sums = new Int32Array((Math.floor(keys.length / COLUMN_STEP) + 1) * groups)
  for (let start = COLUMN_STEP, row = groups; start <= keys.length; start += COLUMN_STEP, row += groups) {
    sums.copyWithin(row, row - groups, row)
    for (let i = start - COLUMN_STEP; i < start; i += 1) (sums[row + (owners[i] as number)] as number) += 1
  }

  /** Adds `sign` times the counts of the first `place` products. */
  function add(place: number, sign: 1 | -1, counts: Int32Array, at: number): void {
    const step = Math.floor(place / COLUMN_STEP)
    const row = step * groups
    for (let group = 0; group < groups; group += 1)
      (counts[at + group] as number) += sign * (sums[row + group] as number)
    for (let i = step * COLUMN_STEP; i < place; i += 1) (counts[at + (owners[i] as number)] as number) += sign
  }

  function upTo(place: number, chosen: Uint8Array): number {
    const step = Math.floor(place / COLUMN_STEP)
    let sum = 0
    for (let group = 0; group < groups; group += 1)
      sum += (chosen[group] as number) * (sums[step * groups + group] as number)
    for (let i = step * COLUMN_STEP; i < place; i += 1) sum += chosen[owners[i] as number] as number
    return sum
  }

  return {
    keys,
    owners,
    ...(places && { places }),
    upTo,
    below(key, chosen) {
      const place = placeOf(keys, key)
      return chosen ? upTo(place, chosen) : place
    },
    count(from, to, counts, at) {
      const [first, last] = [placeOf(keys, from), placeOf(keys, to)]
      if (last <= first) return
      if (last - first < COLUMN_STEP) {
        for (let i = first; i < last; i += 1) (counts[at + (owners[i] as number)] as number) += 1
        return
      }
      add(last, 1, counts, at)
      if (first > 0) add(first, -1, counts, at)
    },
  }
}
