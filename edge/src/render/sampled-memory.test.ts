import { sampledMemory } from './sampled-memory'

test('memory is read once per 32 pages', () => {
  let reads = 0
  const read = jest.fn(() => {
    reads += 1
    return reads
  })
  const told = Array.from({ length: 65 }, () => sampledMemory(read))
  expect(read).toHaveBeenCalledTimes(3)
  expect([told[0], told[31], told[32], told[64]]).toEqual([1, 1, 2, 3])
})
