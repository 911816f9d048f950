import { memoryGrowth } from './memory-growth'

const MB = 1024 ** 2
/** Measured over 10,000 documents, one sample per thousand. */
const flat = [222, 245, 245, 256, 240, 256, 258, 233, 238, 245].map((held) => held * MB)

test('a heap that goes up and down does not grow', () => {
  expect(memoryGrowth(flat)).toBe(1)
})

test('a leak of 3 kB a document is more than the bench lets pass', () => {
  expect(memoryGrowth(flat.map((held, thousands) => held + thousands * 3 * MB))).toBeGreaterThan(1.05)
})

test('one sample shows nothing', () => {
  expect([memoryGrowth([]), memoryGrowth([5])]).toEqual([1, 1])
})
