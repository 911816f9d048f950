import { createMatcher } from './matcher'

const match = createMatcher(
  ['/', '/a/*', '/a/:id', '/a/new', '/a/:id/b', '/files/*', '/opt/:lang?/end', '/dots.and(parens)', '/:any/exact'].map(
    (pattern) => [pattern, pattern] as const,
  ),
)

test.each([
  ['/', '/', {}],
  ['/a/new', '/a/new', {}],
  ['/A/NEW', '/a/new', {}],
  ['/a/7', '/a/:id', { id: '7' }],
  ['/a/7/', '/a/:id', { id: '7' }],
  ['/a/7/b', '/a/:id/b', { id: '7' }],
  ['/a/7/c', '/a/*', { '*': '7/c' }],
  ['/a', '/a/*', { '*': '' }],
  ['/a/caf%C3%A9', '/a/:id', { id: 'café' }],
  ['/a/%zz', '/a/:id', { id: '%zz' }],
  ['/files/x/y', '/files/*', { '*': 'x/y' }],
  ['/opt/end', '/opt/:lang?/end', { lang: '' }],
  ['/opt/en/end', '/opt/:lang?/end', { lang: 'en' }],
  ['/dots.and(parens)', '/dots.and(parens)', {}],
  ['/b/exact', '/:any/exact', { any: 'b' }],
])('%s is answered by %s', (path, pattern, params) => {
  expect(match(path)).toEqual({ value: pattern, params })
})

test.each(['/b', '/ab', '/filesx', '/dotsXand(parens)', '/opt/en/fr/end'])('%s is answered by nobody', (path) => {
  expect(match(path)).toBeUndefined()
})

test('a long hostile path is settled in no time', () => {
  const started = performance.now()
  match(`/a${'/'.repeat(50_000)}x`)
  expect(performance.now() - started).toBeLessThan(200)
})
