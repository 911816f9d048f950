import { changeOf, noValues, problemOf } from './bulk-values'

test.each([
  [{}, 'Choose what shall change.'],
  [{ priceBy: 'percent', price: '' }, 'Per cent is -90 to 500, with at most two decimals'],
  [{ priceBy: 'percent', price: '-91' }, 'Per cent is -90 to 500, with at most two decimals'],
  [{ priceBy: 'amount', price: '1.005' }, 'The amount has at most two decimals'],
  [{ stock: '1.5' }, 'Pieces are a whole number'],
  [{ stock: '-3' }, ''],
  [{ featured: 'no' }, ''],
] as const)('%j is refused with %j', (change, problem) => {
  expect(problemOf({ ...noValues, ...change })).toBe(problem)
})

test('only the chosen changes are sent', () => {
  expect(changeOf({ ...noValues, active: 'no', priceBy: 'amount', price: '-2.50', stock: '+4' })).toEqual({
    ...{ active: false, priceAmount: -2.5, stockChange: 4 },
  })
})
