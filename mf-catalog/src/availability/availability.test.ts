import { availabilityOf, canBeBought } from './availability'

test.each([
  ['in-stock', 3, 'in-stock', true],
  ['in-stock', 0, 'sold-out', false],
  ['pre-order', 3, 'pre-order', true],
  ['pre-order', 0, 'sold-out', false],
  ['up-coming', 3, 'up-coming', false],
  ['up-coming', 0, 'up-coming', false],
] as const)('%s with stock %d is %s', (status, stock, availability, buyable) => {
  expect(availabilityOf({ status, stock })).toBe(availability)
  expect(canBeBought(availability)).toBe(buyable)
})
