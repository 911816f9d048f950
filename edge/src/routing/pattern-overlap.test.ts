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
])('%s and %s overlap', (one, other) => {
  expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([true, true])
})

test.each([
  ['/cart', '/carts'],
  ['/cart', '/cart/:id'],
  ['/checkout/:step?', '/checkout/:step/done'],
  ['/account/*', '/accounts'],
  ['/', '/:page'],
])('%s and %s do not overlap', (one, other) => {
  expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([false, false])
})

test.each(['/', '/a', '/a/:b?/c-d.e?', '/*', '/a/*', '/a/'])('%s is a valid pattern', (pattern) => {
  expect(patternProblem(pattern)).toBeUndefined()
})

test.each(['a', '/a*', '/*/a', '/a//b', '/:id.json', '/x:y', '/a?b', '/a??', '/:', '/a/*?'])(
  '%s is not a valid pattern',
  (pattern) => {
    expect(patternProblem(pattern)).toContain('is not a route pattern')
  },
)

test('the number of optional parts is limited', () => {
  expect(patternProblem('/:a?/:b?/:c?')).toBeUndefined()
  expect(patternProblem('/:a?/:b?/:c?/:d?')).toBe('has more than 3 optional parts')
})
