import { keyAtOffset } from './key-at-offset'
import type { Level } from './levels'
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

/** A sort key by its position in a part's column. */
type LevelOfColumn = (part: PartCursor['part'], position: number) => number

const key: LevelOfColumn = ({ column }, position) => column.keys[position] as number

/**
 * The numbers among which to search for a sort key: the distinct ones where there are few, which need not be integers, else all
 * integers between the lowest and the highest remaining key.
 */
function numbersOf(cursors: readonly PartCursor[], level: LevelOfColumn) {
  const distinct = level === key ? cursors.flatMap(({ part }) => part.column.distinct ?? []) : []
  if (distinct.length > 0) {
    const all = Float64Array.from(new Set(distinct.flatMap((some) => [...some]))).sort()
    return {
      range: { from: 0, to: all.length - 1 },
      numberOf: (at: number) => all[at] ?? Number.POSITIVE_INFINITY,
    }
  }
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { part, left } of cursors) {
    if (left.from >= left.to) continue
    from = Math.min(from, level(part, left.from))
    to = Math.max(to, level(part, left.to - 1))
  }
  return { range: { from, to }, numberOf: (number: number) => number }
}

/**
 * Moves the cursors together past the first `offset` products without visiting each: it finds the sort key at the offset, then
 * the position among products with that key, by the levels that break ties. Returns how many are left to skip one by one; null
 * if there are fewer products.
 */
export function skipProducts(
  cursors: readonly PartCursor[],
  direction: 'up' | 'down',
  ties: readonly Level[],
  offset: number,
): number | null {
  let passed = offset
  let blocks = cursors.map(({ left }) => ({ ...left }))
  const levels = [
    key,
    ...ties.map(
      (level): LevelOfColumn =>
        ({ categoryIndex, column }, position) =>
          level(categoryIndex, column.positions[position] as number),
    ),
  ]
  for (const level of levels) {
    if (passed < SKIP_FROM) break
    const now = cursors.map(({ part }, i) => ({ part, left: blocks[i] as PartCursor['left'] }))
    const { range, numberOf } = numbersOf(now, level)
    const startOf = ({ part, left }: PartCursor, number: number) =>
      firstNotBelow((position) => level(part, position), left.from, left.to, numberOf(number))
    const below = (number: number) =>
      now.reduce((sum, one) => sum + one.part.upTo(startOf(one, number)) - one.part.upTo(one.left.from), 0)
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
