import { shareCents } from './share-cents'

test('shares add up to the cent, and the largest remainders get the cents that are left', () => {
  expect(shareCents(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareCents(1000, [3333, 3333, 3334])).toEqual([333, 333, 334])
  expect(shareCents(0, [5, 7])).toEqual([0, 0])
  expect(shareCents(101, [0, 0])).toEqual([51, 50])
  expect(shareCents(0, [])).toEqual([])
})

test('amounts that exceed exact numbers as products are shared exactly', () => {
  const most = 2 ** 31 - 1
  for (const weights of [
    [most, most - 1, 1],
    [most, 3, most - 7, 11],
  ]) {
    const shares = shareCents(most, weights)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(most)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
  }
})
