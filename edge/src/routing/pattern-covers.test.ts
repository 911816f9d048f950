import { covers, sameMatches } from './pattern-covers'

test.each<[string, string[], string]>([
  ['the same pattern', ['/cart'], '/Cart/'],
  ['another name of the parameter', ['/product-detail/:productId'], '/product-detail/:id'],
  ['a parameter in place of a word', ['/help/:topic'], '/help/returns'],
  ['a wildcard', ['/orders/*'], '/orders/:id'],
  ['a wildcard for its own start', ['/orders/*'], '/orders'],
  ['one pattern for each reading', ['/checkout', '/checkout/:step'], '/checkout/:pay?'],
  ['an optional part', ['/checkout/:step?'], '/checkout'],
  ['everything', ['/*'], '/'],
])('%s covers', (_, patterns, pattern) => {
  expect(covers(patterns, pattern)).toBe(true)
})

test.each<[string, string[], string]>([
  ['nothing', [], '/cart'],
  ['another word', ['/carts'], '/cart'],
  ['a word in place of a parameter', ['/orders/new'], '/orders/:id'],
  ['one part of a wildcard', ['/orders/:id', '/orders'], '/orders/*'],
  ['one of two readings', ['/checkout'], '/checkout/:step?'],
])('%s does not cover', (_, patterns, pattern) => {
  expect(covers(patterns, pattern)).toBe(false)
})

test('patterns match the same whatever their parameters are called', () => {
  expect(sameMatches('/orders/:id', '/orders/:number/')).toBe(true)
  expect(sameMatches('/orders/*', '/orders/:id')).toBe(false)
})
