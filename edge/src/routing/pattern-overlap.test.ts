import { patternProblem, patternsOverlap } from './pattern-overlap'

test.each([
  ['/cart', '/Cart/'],
  ['/checkout/:step?', '/checkout'],
  ['/checkout/:step?', '/checkout/pay'],
  ['/:lang?/cart', '/cart'],
  ['/orders/:id', '/orders/:number/'],
  ['/orders/:id', '/orders/new'],
  ['/account/*', '/account'],
  ['/account/*', '/account/orders/:id'],
  ['/*', '/'],
  ['/:page', '/cart'],
  ['/a?/b?', '/'],
])('%s and %s answer some path both', (one, other) => {
  expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([true, true])
})

test.each([
  ['/cart', '/carts'],
  ['/cart', '/cart/:id'],
  ['/checkout/:step?', '/checkout/:step/done'],
  ['/account/*', '/accounts'],
  ['/', '/:page'],
])('%s and %s never answer the same path', (one, other) => {
  expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([false, false])
})

test.each(['/', '/a', '/a/:b?/c-d.e?', '/*', '/a/*', '/a/'])('%s is a pattern', (pattern) => {
  expect(patternProblem(pattern)).toBeUndefined()
})

test.each(['a', '/a*', '/*/a', '/a//b', '/:id.json', '/x:y', '/a?b', '/a??', '/:', '/a/*?'])(
  '%s is none',
  (pattern) => {
    expect(patternProblem(pattern)).toContain('is no route pattern')
  },
)

test('each optional part doubles the work, so there is a limit', () => {
  expect(patternProblem('/:a?/:b?/:c?')).toBeUndefined()
  expect(patternProblem('/:a?/:b?/:c?/:d?')).toBe('has more than 3 optional parts')
})
