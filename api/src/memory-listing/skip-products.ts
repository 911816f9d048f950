import { keyAtOffset } from './key-at-offset'
import { levels } from './order-of-products'
import type { PartCursor } from './part-cursor'

/** Skips of fewer products go one by one. */
export const SKIP_FROM = 200

/** The first of the positions `from` to `to` whose number is at least `key`. */
function firstNotBelow(numberAt: (position: number) => number, from: number, to: number, key: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numberAt(middle) < key) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The numbers among which to search for a sort key: the distinct scores for ratings, which are not integers, else all
 * integers between the lowest and the highest remaining key.
 */
function numbersOf(cursors: readonly PartCursor[], level: (typeof levels)[number]) {
  let [lowest, highest, whole] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, true]
  for (const { part, left } of cursors) {
    if (left.from >= left.to) continue
    lowest = Math.min(lowest, level(part, left.from))
    highest = Math.max(highest, level(part, left.to - 1))
    if (level === levels[0] && part.column.scores) whole = false
  }
  if (whole) return { range: { from: lowest, to: highest }, numberOf: (key: number) => key }
  const all = Float64Array.from(new Set(cursors.flatMap(({ part }) => [...(part.column.scores ?? [])]))).sort()
  return {
    range: { from: 0, to: all.length - 1 },
    numberOf: (key: number) => all[key] ?? Number.POSITIVE_INFINITY,
  }
}

/**
 * Moves the cursors together past the first `offset` products without visiting each: it finds the sort key at the
 * offset, then the position among products with that key. Returns how many are left to skip one by one; null if there
 * are fewer products.
 */
export function skipProducts(cursors: readonly PartCursor[], direction: 'up' | 'down', offset: number): number | null {
  let passed = offset
  let blocks = cursors.map(({ left }) => ({ ...left }))
  for (const level of levels) {
    if (passed < SKIP_FROM) break
    const now = cursors.map(({ part }, i) => ({ part, left: blocks[i] as PartCursor['left'] }))
    const { range, numberOf } = numbersOf(now, level)
    const startOf = ({ part, left }: PartCursor, key: number) =>
      firstNotBelow((position) => level(part, position), left.from, left.to, numberOf(key))
    const below = (key: number) =>
      now.reduce((sum, one) => sum + one.part.upTo(startOf(one, key)) - one.part.upTo(one.left.from), 0)
    const start = keyAtOffset(below, range, direction, passed)
    if (!start) return null
    passed = start.passed
    blocks = now.map((one) => ({ from: startOf(one, start.key), to: startOf(one, start.key + 1) }))
    for (const [i, { left }] of cursors.entries()) {
      const block = blocks[i] as PartCursor['left']
      if (direction === 'up') left.from = block.from
      else left.to = block.to
    }
  }
  return passed
}
