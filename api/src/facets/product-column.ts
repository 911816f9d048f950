/** Sorted numbers. */
export type Keys = Int32Array | Float64Array

/** The products of a category sorted by a number, such as the price, each with the index of its group. */
export interface ProductColumn {
  /** The number of products below `key`. */
  below(key: number): number
  /** Counts the products of each group with `from` ≤ key < `to` and adds them, or `sign` times, to `counts` from index `at` on. */
  count(from: number, to: number, counts: Int32Array, at: number, sign?: 1 | -1): void
  /** How many of the first `position` products belong to the chosen groups. */
  upTo(position: number, chosen: Uint8Array): number
  readonly keys: Keys
  readonly owners: Int32Array
  /** The products' positions in their category index. */
  readonly positions: Int32Array
  /** The distinct keys in ascending order, if there are few. */
  readonly distinct?: Float64Array
}

/** Products between two stored prefix sums of all groups: more sums cost memory, longer steps cost time. */
const COLUMN_STEP = 1024

/** The index of the first of the sorted keys that is at least `key`. */
export function lowerBound(keys: Keys, key: number): number {
  let [from, to] = [0, keys.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((keys[middle] as number) < key) from = middle + 1
    else to = middle
  }
  return from
}

/** Packs a second number below 2^21 beside a signed 32-bit one into a double's 53 bits. */
const ROOM = 2 ** 21

/** Sorts the keys, and moves their numbers (below 2^21) along; equal keys are in the order of their numbers. */
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

/** Numbers from 0 on. */
export const upTo = (length: number): Int32Array => Int32Array.from({ length }, (_, i) => i)

/** The positions sorted by a signed 32-bit number of each; equal ones keep their order. */
export function sortPositions(positions: Int32Array, numberAt: (position: number) => number): Int32Array {
  const sorted = sortTogether(positions.map(numberAt), upTo(positions.length))
  return sorted.numbers.map((i) => positions[i] as number)
}

/** The positions sorted by a code of each, below `size`; equal ones keep their order. It compares nothing. */
export function sortByCode(positions: Int32Array, codes: Int32Array, size: number): Int32Array {
  const starts = new Int32Array(size + 1)
  for (const code of codes) (starts[code + 1] as number) += 1
  for (let code = 1; code <= size; code += 1) (starts[code] as number) += starts[code - 1] as number
  const sorted = new Int32Array(positions.length)
  for (const position of positions) {
    const code = codes[position] as number
    sorted[starts[code] as number] = position
    starts[code] = (starts[code] as number) + 1
  }
  return sorted
}

/** A column of sorted keys; `owners` are the indexes of their groups, below `groups`. */
export function productColumn(keys: Keys, positions: Int32Array, owners: Int32Array, groups: number): ProductColumn {
  const sums = new Int32Array((Math.floor(keys.length / COLUMN_STEP) + 1) * groups)
  for (let start = COLUMN_STEP, row = groups; start <= keys.length; start += COLUMN_STEP, row += groups) {
    sums.copyWithin(row, row - groups, row)
    for (let i = start - COLUMN_STEP; i < start; i += 1) (sums[row + (owners[i] as number)] as number) += 1
  }

  /** Adds `sign` times the counts of the first `position` products. */
  function add(position: number, sign: 1 | -1, counts: Int32Array, at: number): void {
    const step = Math.floor(position / COLUMN_STEP)
    const row = step * groups
    for (let group = 0; group < groups; group += 1)
      (counts[at + group] as number) += sign * (sums[row + group] as number)
    for (let i = step * COLUMN_STEP; i < position; i += 1) (counts[at + (owners[i] as number)] as number) += sign
  }

  return {
    keys,
    owners,
    positions,
    upTo(position, chosen) {
      const step = Math.floor(position / COLUMN_STEP)
      let sum = 0
      for (let group = 0; group < groups; group += 1)
        sum += (chosen[group] as number) * (sums[step * groups + group] as number)
      for (let i = step * COLUMN_STEP; i < position; i += 1) sum += chosen[owners[i] as number] as number
      return sum
    },
    below: (key) => lowerBound(keys, key),
    count(from, to, counts, at, sign = 1) {
      const [first, last] = [lowerBound(keys, from), lowerBound(keys, to)]
      if (last <= first) return
      if (last - first < COLUMN_STEP) {
        for (let i = first; i < last; i += 1) (counts[at + (owners[i] as number)] as number) += sign
        return
      }
      add(last, sign, counts, at)
      if (first > 0) add(first, sign === 1 ? -1 : 1, counts, at)
    },
  }
}
