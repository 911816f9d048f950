import { keyAtOffset } from './key-at-offset'

const sorted = [-300, 100, 200, 200, 200, 300, 500, 500, 900]
const below = (key: number) => sorted.filter((one) => one < key).length

test.each([
  ['up', { from: -1000, to: 1000 }, sorted],
  ['down', { from: -1000, to: 1000 }, sorted.toReversed()],
  ['up', { from: 150, to: 500 }, [200, 200, 200, 300, 500, 500]],
  ['down', { from: 200, to: 899 }, [500, 500, 300, 200, 200, 200]],
] as const)('going %s in %j, reading from the key gives the rest of the list', (direction, range, list) => {
  for (let offset = 0; offset < list.length; offset += 1) {
    const { key, passed } = keyAtOffset(below, range, direction, offset) ?? { key: Number.NaN, passed: 0 }
    const reached = list.filter((one) => (direction === 'up' ? one >= key : one <= key))
    expect(reached.slice(passed)).toEqual(list.slice(offset))
  }
})

test('beyond the end of a result there is no key', () => {
  expect(keyAtOffset(below, { from: 0, to: 1000 }, 'up', 8)).toBeNull()
  expect(keyAtOffset(below, { from: 1000, to: 0 }, 'up', 0)).toBeNull()
})
