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

test('a release that keeps what it promised is well', () => {
  expect(problems({ routes: ['/cart', '/checkout'], slots: ['mini-cart'] })).toEqual([])
})

test.each<[string, object, string]>([
  ['the path of another', { routes: ['/signin'] }, 'The path /signin is answered by mf-account.'],
  [
    'it under other names',
    { routes: ['/MyAccount/orders/:order/'] },
    'The path /MyAccount/orders/:order/ is answered by mf-account (/myaccount/orders/:id).',
  ],
  [
    'it by an optional part',
    { routes: ['/signin/:step?'] },
    'The path /signin/:step? is answered by mf-account (/signin).',
  ],
  ['a part of it', { routes: ['/myaccount/orders/new'] }, 'is answered by mf-account (/myaccount/orders/:id).'],
  ['more than it', { routes: ['/myaccount/*'] }, 'is answered by mf-account (/myaccount/orders/:id).'],
  ["what is no pattern to React Router's mind", { routes: ['/cart*'] }, 'The path /cart* is no route pattern'],
  ['too many ways to read a pattern', { routes: ['/a/:b?/:c?/:d?/:e?'] }, 'has more than 3 optional parts.'],
  ['the slot of another', { slots: ['mini-cart', 'profile-menu'] }, 'The slot profile-menu is filled by mf-account.'],
  ['an empty slot', { slots: [] }, 'The slot mini-cart would be empty: the live shell shows it, and 1.0.0 fills it.'],
  ['the container of another', { container: 'mf_account' }, 'The container "mf_account" is that of mf-account.'],
  ['a newer contract', { contract: 3 }, 'It speaks contract 3, the site speaks 2 and older ones.'],
  ['another kind', { kind: 'host' }, 'mf-cart is a remote, not a host.'],
])('a release with %s is told of it', (_, facts, problem) => {
  expect(problems({ slots: ['mini-cart'], ...facts }).join('\n')).toContain(problem)
})

test.each([
  ...['/*', '/:page', '/api/:rest', '/Assets', '/media/x', '/releases/v1', '/telemetry', '/discovery.json', '/healthz'],
  ...['/robots.txt', '/site.webmanifest', '/favicon.ico', '/icon-192.png', '/sitemap.xml', '/sitemap-7.xml'],
  ...['/identitytoolkit.googleapis.com/v1', '/securetoken.googleapis.com/*'],
])("%s is the site server's own", (route) => {
  expect(problems({ routes: [route], slots: ['mini-cart'] })).toEqual([`The path ${route} is the site server's own.`])
})

test("paths beside the site server's own are free", () => {
  expect(problems({ routes: ['/apis', '/sitemap', '/details/new', '/product-detail'], slots: ['mini-cart'] })).toEqual(
    [],
  )
})

test('a slot that the shell no longer shows may go', () => {
  expect(problems({ slots: ['mini-cart'] })).toEqual([])
})

test('a new team joins, but no second host', () => {
  expect(problems({ routes: ['/gifts'] }, 'mf-gifts')).toEqual([])
  expect(problems({ kind: 'host' }, 'other-shell')).toEqual(['The site has a host already, under another name.'])
})
