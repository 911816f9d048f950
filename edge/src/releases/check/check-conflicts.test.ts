import { parseDiscovery, parseFacts } from '@superium/shared/contract'
import { deployment } from '../../testing/make-release-store'
import { checkConflicts } from './check-conflicts'

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
  checkConflicts(parseFacts({ ...withFacts(name, facts, '1.1.0').extras.superium }), live)

test('a release without conflicts passes', () => {
  expect(problems({ routes: ['/cart', '/checkout'], slots: ['mini-cart'] })).toEqual([])
})

test.each<[string, object, string]>([
  ['the path of another', { routes: ['/signin'] }, 'The path /signin is already answered by mf-account.'],
  [
    'it under other names',
    { routes: ['/MyAccount/orders/:order/'] },
    'The path /MyAccount/orders/:order/ is already answered by mf-account (/myaccount/orders/:id).',
  ],
  [
    'it by an optional part',
    { routes: ['/signin/:step?'] },
    'The path /signin/:step? is already answered by mf-account (/signin).',
  ],
  ['a part of it', { routes: ['/myaccount/orders/new'] }, 'is already answered by mf-account (/myaccount/orders/:id).'],
  ['more than it', { routes: ['/myaccount/*'] }, 'is already answered by mf-account (/myaccount/orders/:id).'],
  ["what is no pattern to React Router's mind", { routes: ['/cart*'] }, 'The path /cart* is not a route pattern'],
  ['too many ways to read a pattern', { routes: ['/a/:b?/:c?/:d?/:e?'] }, 'has more than 3 optional parts.'],
  [
    'the slot of another',
    { slots: ['mini-cart', 'profile-menu'] },
    'The slot profile-menu is already filled by mf-account.',
  ],
  [
    'an empty slot',
    { slots: [] },
    'The slot mini-cart would be empty: the live shell shows it and only mf-cart 1.0.0 fills it.',
  ],
  ['the container of another', { container: 'mf_account' }, 'The container name "mf_account" belongs to mf-account.'],
  ['a newer contract', { contract: 3 }, 'It was built for contract 3, the site supports contract 2 and older.'],
  ['another kind', { kind: 'host' }, 'mf-cart is a remote, not a host.'],
])('a release with %s is refused', (_, facts, problem) => {
  expect(problems({ slots: ['mini-cart'], ...facts }).join('\n')).toContain(problem)
})

test.each([
  ...['/*', '/:page', '/api/:rest', '/Assets', '/media/x', '/releases/v1', '/telemetry', '/discovery.json', '/readyz'],
  ...['/robots.txt', '/site.webmanifest', '/favicon.ico', '/icon-192.png', '/sitemap.xml', '/sitemap-7.xml'],
  ...['/identitytoolkit.googleapis.com/v1', '/securetoken.googleapis.com/*'],
])("%s is reserved for the site's server", (route) => {
  expect(problems({ routes: [route], slots: ['mini-cart'] })).toEqual([
    `The path ${route} is reserved for the site's server.`,
  ])
})

test('paths next to reserved ones are free', () => {
  expect(problems({ routes: ['/apis', '/sitemap', '/details/new', '/product-detail'], slots: ['mini-cart'] })).toEqual(
    [],
  )
})

test('a slot that the shell no longer shows can be removed', () => {
  expect(problems({ slots: ['mini-cart'] })).toEqual([])
})

test('a new remote is accepted, a second host is not', () => {
  expect(problems({ routes: ['/gifts'] }, 'mf-gifts')).toEqual([])
  expect(problems({ kind: 'host' }, 'other-shell')).toEqual(['The site already has a host with another name.'])
})

test('several remotes fill a slot that the shell keeps open, and only such a slot', () => {
  const home = { label: 'Ideas', order: 1, height: { phone: 300, wide: 300 } }
  const fills = { slots: ['home'], contributions: { home } }
  const at = (host: object) =>
    parseDiscovery({
      schema: 's',
      microFrontends: {
        shell: [withFacts('shell', { kind: 'host', ...host })],
        'mf-one': [withFacts('mf-one', fills)],
      },
    })
  const second = parseFacts(withFacts('mf-two', fills).extras.superium)
  expect(checkConflicts(second, at({ uses: ['mini-cart'], openSlots: ['home'] }))).toEqual([])
  expect(checkConflicts(second, at({ uses: ['home'] }))).toEqual(['The slot home is already filled by mf-one.'])
  expect(checkConflicts(second, at({}))).toEqual(['The slot home is already filled by mf-one.'])
})

test('while two versions of the shell are live, a slot is open when both keep it open', () => {
  const fills = {
    slots: ['home'],
    contributions: { home: { label: 'Ideas', order: 1, height: { phone: 1, wide: 1 } } },
  }
  const stable = { ...withFacts('shell', { kind: 'host', uses: [] }), deployment: { traffic: 90, default: true } }
  const canary = {
    ...withFacts('shell', { kind: 'host', openSlots: ['home'] }, '1.1.0'),
    deployment: { traffic: 10, default: false },
  }
  const both = parseDiscovery({
    schema: 's',
    microFrontends: { shell: [stable, canary], 'mf-one': [withFacts('mf-one', fills)] },
  })
  const second = parseFacts(withFacts('mf-two', fills).extras.superium)
  expect(checkConflicts(second, both)).toEqual(['The slot home is already filled by mf-one.'])
})

test('a shell cannot close a slot that two remotes fill', () => {
  const fills = { slots: ['home'] }
  const two = parseDiscovery({
    schema: 's',
    microFrontends: {
      shell: [withFacts('shell', { kind: 'host', openSlots: ['home'] })],
      'mf-one': [withFacts('mf-one', fills)],
      'mf-two': [withFacts('mf-two', fills)],
    },
  })
  const next = (facts: object) => parseFacts(withFacts('shell', { kind: 'host', ...facts }, '1.1.0').extras.superium)
  expect(checkConflicts(next({ uses: ['home'] }), two)).toEqual([
    'It shows one remote in the slot home, which mf-one and mf-two fill.',
  ])
  expect(checkConflicts(next({ uses: [], openSlots: ['home'] }), two)).toEqual([])
})

test('remotes of contract 1 and of contract 2 live side by side, and an entry to the page of another team is refused', () => {
  const entry = { label: 'Old', to: '/cart', order: 1 }
  expect(problems({ routes: ['/old'], contract: 1 }, 'mf-old')).toEqual([])
  expect(
    problems({ routes: ['/new'], contract: 2, contributions: { header: [{ ...entry, to: '/new' }] } }, 'mf-new'),
  ).toEqual([])
  expect(problems({ routes: ['/new'], contract: 2, contributions: { header: [entry] } }, 'mf-new')).toEqual([
    'contributions.header[0].to is /cart, but an entry leads to a page of its own release.',
  ])
})
