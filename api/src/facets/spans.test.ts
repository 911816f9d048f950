import { randomNumbers } from '../testing/random-numbers'
import { createSpans } from './spans'

const random = randomNumbers(3)
const OWNERS = 3

/** Enough for stored sums, with prices far apart and next to each other. */
const things = Array.from({ length: 3000 }, () => ({
  owner: random(OWNERS),
  prices: Array.from({ length: random(5) }, () => random(400)).sort((a, b) => a - b),
}))
const spans = createSpans(OWNERS)
for (const { owner, prices } of things) spans.add(owner, prices)
const built = spans.build()

/** How many things of each owner have a price in the range, and another one that passes. */
const plainly = (from: number, to: number, passes: (prices: readonly number[]) => boolean = () => true) =>
  Array.from(
    { length: OWNERS },
    (_, owner) =>
      things.filter((one) => one.owner === owner && one.prices.some((p) => p >= from && p <= to) && passes(one.prices))
        .length,
  )

test.each([
  [0, Number.POSITIVE_INFINITY],
  [0, 150],
  [150, Number.POSITIVE_INFINITY],
  [100, 300],
  [200, 200],
  [399, 400],
  [500, 600],
])('counts what has a price from %d to %d, once each', (from, to) => {
  const [all, below] = [new Int32Array(OWNERS + 1), new Int32Array(OWNERS + 1)]
  built.count({ from, to }, all, 1)
  expect([...all]).toEqual([0, ...plainly(from, to)])
  expect(built.total({ from, to })).toBe(plainly(from, to).reduce((sum, count) => sum + count, 0))
  built.countBelow({ from, to }, below, 1)
  expect([...below]).toEqual([0, ...plainly(from, to, ([lowest = 0]) => lowest < from)])
})
