import { checkSharedNames } from './check-shared-names'

const STATE = '@superium/shared/state'
const host = (provides?: Record<string, string[]>) => ({ name: 'shell', version: '2.0.0', provides })
const cart = (expects?: Record<string, string[]>) => ({ name: 'mf-cart', version: '1.1.0', expects })

test('each missing name is reported with remote, module and host', () => {
  expect(checkSharedNames(host({ [STATE]: ['$cart'] }), cart({ [STATE]: ['$cart', 'addToCart', 'notify'] }))).toEqual([
    'mf-cart 1.1.0 uses addToCart of @superium/shared/state, which shell 2.0.0 does not provide.',
    'mf-cart 1.1.0 uses notify of @superium/shared/state, which shell 2.0.0 does not provide.',
  ])
})

test('a host that provides more than a remote uses passes', () => {
  expect(checkSharedNames(host({ [STATE]: ['$cart', 'notify'] }), cart({ [STATE]: ['notify'] }))).toEqual([])
})

test.each([
  ['a remote without the fact', host({ [STATE]: [] }), cart()],
  ['a host without the fact', host(), cart({ [STATE]: ['notify'] })],
  ['a module whose names the host does not know', host({}), cart({ react: ['useState'] })],
])('%s is not checked', (_, provider, remote) => {
  expect(checkSharedNames(provider, remote)).toEqual([])
})
