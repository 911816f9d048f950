import { describeLoad } from './describe-load'

test('a load says how far it is and what is left, no more exactly than it knows', () => {
  const of = 1_000_000
  expect(describeLoad({ phase: 'products', done: 420_000, of, left: 118 })).toBe(
    '420,000 of 1,000,000 products, about 2 minutes left',
  )
  expect(describeLoad({ phase: 'products', done: 900_000, of, left: 47 })).toBe(
    '900,000 of 1,000,000 products, about 50 s left',
  )
  expect(describeLoad({ phase: 'indexes', done: 20, of: 21, left: 0 })).toBe('20 of 21 indexes, about 5 s left')
})
