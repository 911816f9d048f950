import { parseDiscovery, parseFacts } from '@superium/shared/contract'
import { deployment } from '../../testing/releases'
import { checkNeighbours } from './neighbours'

const withFacts = (name: string, facts: object, version = '1.0.0') => {
  const plain = deployment(name, { version })
  return { ...plain, extras: { superium: { ...plain.extras.superium, ...facts } } }
}

const shell = withFacts('shell', { kind: 'host', uses: ['mini-cart'] })
const account = withFacts('mf-account', { routes: ['/signin', '/myaccount/orders/:id'], slots: ['profile-menu'] })
const cart = withFacts('mf-cart', { routes: ['/cart'], slots: ['mini-cart', 'old-place'] })
const live = parseDiscovery({
  schema: 's',
  microFrontends: { shell: [shell], 'mf-account': [account], 'mf-cart': [cart] },
})

const problems = (facts: object, name = 'mf-cart') =>
  checkNeighbours(parseFacts({ ...withFacts(name, facts, '1.1.0').extras.superium }), live)

test('a release that keeps what it promised is well', () => {
  expect(problems({ routes: ['/cart', '/checkout'], slots: ['mini-cart'] })).toEqual([])
})

test.each<[string, object, string]>([
  ['the path of another', { routes: ['/signin'] }, 'The path /signin is answered by mf-account.'],
  ['it under other names', { routes: ['/MyAccount/orders/:order/'] }, 'is answered by mf-account.'],
  ["a path of the site's server", { routes: ['/api/:rest'] }, "The path /api/:rest is the site server's own."],
  ['the slot of another', { slots: ['mini-cart', 'profile-menu'] }, 'The slot profile-menu is filled by mf-account.'],
  ['an empty slot', { slots: [] }, 'The slot mini-cart would be empty: the live shell shows it, and 1.0.0 fills it.'],
  ['the container of another', { container: 'mf_account' }, 'The container "mf_account" is that of mf-account.'],
  ['another contract', { contract: 2 }, 'It speaks contract 2, the site speaks 1.'],
  ['another kind', { kind: 'host' }, 'mf-cart is a remote, not a host.'],
])('a release with %s is told of it', (_, facts, problem) => {
  expect(problems({ slots: ['mini-cart'], ...facts }).join('\n')).toContain(problem)
})

test('a slot that the shell no longer shows may go', () => {
  expect(problems({ slots: ['mini-cart'] })).toEqual([])
})

test('a new team joins, but no second host', () => {
  expect(problems({ routes: ['/gifts'] }, 'mf-gifts')).toEqual([])
  expect(problems({ kind: 'host' }, 'other-shell')).toEqual(['The site has a host already, under another name.'])
})
