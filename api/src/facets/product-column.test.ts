import { productColumn, sortTogether, upTo } from './product-column'

const GROUPS = 7
const MANY = 20_000

/** Keys with many repetitions, negative ones too. */
const keys = Int32Array.from({ length: MANY }, (_, i) => ((i * 7919) % 4001) - 2000)
const owners = Int32Array.from({ length: MANY }, (_, i) => (i * 31) % GROUPS)
const sorted = sortTogether(keys, owners)
const column = productColumn(sorted.keys, upTo(MANY), sorted.numbers, GROUPS)
const bounds = [-5000, -2000, -1999, -3, 0, 1, 777, 1999, 2000, 2001, Number.POSITIVE_INFINITY]

test('keys are sorted with what belongs to them', () => {
  expect([...sorted.keys]).toEqual([...keys].sort((a, b) => a - b))
  const pairs = (k: Int32Array, o: Int32Array) => [...k].map((key, i) => `${key} ${o[i]}`).sort()
  expect(pairs(sorted.keys, sorted.numbers)).toEqual(pairs(keys, owners))
})

test.each(bounds)('the products below %d are counted, of all groups and of some', (key) => {
  const chosen = Uint8Array.from([1, 0, 1, 0, 0, 1, 0])
  const below = [...keys.keys()].filter((i) => (keys[i] ?? 0) < key)
  expect(column.below(key)).toBe(below.length)
  expect(column.upTo(column.below(key), chosen)).toBe(below.filter((i) => chosen[owners[i] ?? 0] === 1).length)
})

test.each(bounds)('the products of each group from %d on are counted', (from) => {
  for (const to of bounds) {
    const counts = new Int32Array(GROUPS + 2).fill(100)
    column.count(from, to, counts, 1)
    const expected = Array.from({ length: GROUPS }, (_, group) =>
      [...keys.keys()].reduce((n, i) => {
        const key = keys[i] ?? 0
        return n + (owners[i] === group && key >= from && key < to ? 1 : 0)
      }, 100),
    )
    expect([...counts]).toEqual([100, ...expected, 100])
  }
})
