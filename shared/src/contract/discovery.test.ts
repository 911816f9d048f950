import { defaultDeployments } from './default-deployments'
import { type Discovery, parseDiscovery } from './discovery'
import { ParseError } from './parse'

const facts = (name: string) => ({
  kind: 'remote',
  name,
  container: name.replace('-', '_'),
  owner: 'Cart',
  version: '1.0.0',
  commit: 'abc123',
  routes: ['/cart'],
  slots: ['mini-cart'],
  contract: 1,
  shared: { react: '^19.0.0' },
})

const deployment = (name: string, change: object = {}) => ({
  url: `/assets/${name}/1.0.0/mf-manifest.json`,
  metadata: { integrity: `sha384-${'A'.repeat(64)}`, version: '1.0.0' },
  deployment: { traffic: 100, default: true },
  extras: { superium: facts(name) },
  ...change,
})

const document = (...deployments: object[]) => ({ schema: 's', microFrontends: { 'mf-cart': deployments } })

const refusal = (value: unknown): string => {
  try {
    parseDiscovery(value)
  } catch (error) {
    if (error instanceof ParseError) return error.message
    throw error
  }
  return 'accepted'
}

test('a valid document is parsed unchanged', () => {
  const discovery: Discovery = parseDiscovery(document(deployment('mf-cart')))
  expect(discovery).toEqual(document(deployment('mf-cart')))
  expect(defaultDeployments(discovery).map(({ url }) => url)).toEqual(['/assets/mf-cart/1.0.0/mf-manifest.json'])
})

test('a deployment without traffic rules is the default for everyone', () => {
  expect(refusal(document(deployment('mf-cart', { deployment: undefined })))).toBe('accepted')
})

test.each([
  ['nothing', null, 'document must be an object'],
  [
    'a script address',
    document(deployment('mf-cart', { url: 'javascript:alert(1)' })),
    'microFrontends.mf-cart[0].url',
  ],
  [
    'a weak hash',
    document(deployment('mf-cart', { metadata: { integrity: 'sha256-AAAA', version: '1.0.0' } })),
    'microFrontends.mf-cart[0].metadata.integrity',
  ],
  ['an empty list', document(), 'at least one deployment'],
  [
    'two defaults in places other than the first',
    document(deployment('mf-cart', { deployment: { traffic: 50, default: true } }), deployment('mf-cart')),
    'exactly one default',
  ],
  [
    'traffic that does not add up',
    document(
      deployment('mf-cart', { deployment: { traffic: 80, default: true } }),
      deployment('mf-cart', { deployment: { traffic: 10, default: false } }),
    ),
    'adds up to 100',
  ],
  ['the facts of another', document(deployment('mf-admin')), 'extras.superium.name'],
])('%s is rejected with its path', (_, value, message) => {
  expect(refusal(value)).toContain(message)
})

test('a remote with an unsupported contract does not invalidate the document', () => {
  const other = deployment('mf-cart', { extras: { superium: { ...facts('mf-cart'), contract: 2 } } })
  expect(parseDiscovery(document(other)).microFrontends['mf-cart']?.[0]?.extras.superium.contract).toBe(2)
})

test.each([
  ['/checkout/:step?', 'accepted'],
  ['/search?q=1', 'routes[0]'],
  ['/a b', 'routes[0]'],
])('a route pattern %s is %s', (route, told) => {
  const one = deployment('mf-cart', { extras: { superium: { ...facts('mf-cart'), routes: [route] } } })
  expect(refusal(document(one))).toContain(told)
})
