import { matchRoutes } from 'react-router-dom'
import { createRouteMatcher } from './route-matcher'

const PATTERNS = [
  '/',
  '/a/*',
  '/a/:id',
  '/a/new',
  '/a/:id/b',
  '/files/*',
  '/opt/:lang?/end',
  '/dots.and(parens)',
  '/:any/exact',
]
const match = createRouteMatcher(PATTERNS.map((pattern) => [pattern, pattern] as const))

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
  ['/a/x%2Fy', '/a/:id', { id: 'x/y' }],
  ['/a/%zz', '/a/:id', { id: '%zz' }],
  ['/files/x/y', '/files/*', { '*': 'x/y' }],
  ['/opt/end', '/opt/:lang?/end', {}],
  ['/opt/en/end', '/opt/:lang?/end', { lang: 'en' }],
  ['/dots.and(parens)', '/dots.and(parens)', {}],
  ['/b/exact', '/:any/exact', { any: 'b' }],
])('%s matches %s', (path, pattern, params) => {
  expect(match(path)).toEqual({ value: pattern, params })
})

test.each(['/b', '/ab', '/filesx', '/dotsXand(parens)', '/opt/en/fr/end'])('%s matches nothing', (path) => {
  expect(match(path)).toBeUndefined()
})

/** Sites whose patterns compete for the same paths, in either order. */
const SITES = [
  ['/checkout/:step?', '/checkout', '/checkout/pay', '/:page?'],
  ['/:lang?/shop', '/shop/:id?', '/shop', '/:a/:b?/:c?', '/*'],
  ['/shop?/sale?', '/:x/sale', '/shop/*', '/'],
  ['/a/:x?/b/:y?', '/a/*', '/a/:p/b', '/a/b', '/a/b/:q/'],
  ['/café/:id', '/:any/:id', '/a/:name.json'],
  PATTERNS,
]
const WORDS = ['', 'A', 'b', 'shop', 'sale', 'caf%C3%A9', 'x.json']
const PATHS = [
  ...new Set(
    WORDS.flatMap((one) => WORDS.flatMap((two) => WORDS.map((three) => `/${one}/${two}/${three}`))).flatMap((path) => [
      path.replace(/\/{2,}/g, '/'),
      path.replace(/\/+$/, '') || '/',
    ]),
  ),
  ...['/checkout', '/checkout/', '/checkout/pay', '/checkout/x%2Fy', '/a/%zz', '/a/b/%zz'],
]

test.each(SITES.flatMap((site) => [site, site.toReversed()]))('React Router chooses the same of %s', (...site) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const routes = site.map((path) => ({ path }))
  const ours = createRouteMatcher(site.map((path) => [path, path] as const))
  const chosen = (find: (path: string) => unknown) => PATHS.map((path) => [path, find(path)])
  expect(chosen((path) => ours(path))).toEqual(
    chosen((path) => {
      const found = matchRoutes(routes, path)?.[0]
      return found && { value: found.route.path, params: found.params }
    }),
  )
  warn.mockRestore()
})

test('a long hostile path is matched quickly', () => {
  // Processor time, which a busy machine does not change; matching in quadratic time takes many seconds.
  const start = process.cpuUsage()
  match(`/a${'/'.repeat(50_000)}x`)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
})
