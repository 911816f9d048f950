import { sortedPrices } from './sorted-prices'

test('prices below a bound are counted, also at and beyond both ends, for prices in any order', () => {
  const prices = sortedPrices('500,100,300,300', { count: 4, lowest: 100, highest: 500 })
  expect([0, 100, 101, 300, 301, 500, 501, 9999].map((cents) => prices.below(cents))).toEqual([0, 0, 1, 1, 3, 3, 4, 4])
})
