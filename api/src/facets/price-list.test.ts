import { priceList } from './price-list'

test('counts below a price, at and beyond both ends, whatever order the prices came in', () => {
  const prices = priceList('500,100,300,300', { count: 4, lowest: 100, highest: 500 })
  expect([0, 100, 101, 300, 301, 500, 501, 9999].map((cents) => prices.below(cents))).toEqual([0, 0, 1, 1, 3, 3, 4, 4])
})
