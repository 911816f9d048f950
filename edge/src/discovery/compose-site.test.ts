import { parseDiscovery, parseFacts } from '@superium/shared/contract'
import { account, catalog, deployment, shell } from '../testing/make-release-store'
import { publicPage } from '../testing/page-fixtures'
import { composeSite } from './compose-site'

const contract2Shell = {
  ...shell,
  extras: { superium: { ...shell.extras.superium, contract: 2 } },
}
const siteOf = (host: typeof shell) => {
  const old = deployment('mf-old', { routes: ['/old'] })
  const { microFrontends } = parseDiscovery({
    schema: 's',
    microFrontends: { shell: [host], 'mf-catalog': [catalog], 'mf-account': [account], 'mf-old': [old] },
  })
  return composeSite('key', 's', Object.values(microFrontends).flat())
}
const parse = (one: ReturnType<typeof deployment>) => ({
  ...one,
  extras: { superium: parseFacts(one.extras.superium) },
})
const contractsIn = ({ forBrowser }: ReturnType<typeof siteOf>) =>
  Object.values(forBrowser.microFrontends).map(([one]) => one?.extras.superium.contract)

test("a shell of the newest contract gets each remote's own contract", () => {
  expect(contractsIn(siteOf(contract2Shell))).toEqual([2, 2, 2, 1])
})

test('a shell of contract 1 gets all remotes as remotes of contract 1', () => {
  expect(contractsIn(siteOf(shell))).toEqual([1, 1, 1, 1])
})

test('pages of both contracts are found', () => {
  const site = siteOf(contract2Shell)
  expect(site.match('/myaccount')?.value.facts).toMatchObject({ title: 'Account', personal: true })
  expect(site.match('/old')?.value.facts).toMatchObject({ title: '', personal: false })
  expect(site.match('/nowhere')).toBeUndefined()
})

test('browsers learn which pages have a reduced header, and no other facts of pages', () => {
  const pages = [publicPage('/cart', 'Cart'), publicPage('/checkout', 'Checkout', { chrome: 'checkout' })]
  const { forBrowser } = composeSite('key', 's', [parse(deployment('mf-cart', { pages })), parse(account)])
  const { microFrontends } = parseDiscovery(forBrowser)
  expect(microFrontends['mf-cart']?.[0]?.extras.superium.pages).toEqual([pages[1]])
  expect(microFrontends['mf-account']?.[0]?.extras.superium).not.toHaveProperty('pages')
})

test('retired paths that no page answers are redirected or gone, for the server and for the shell', () => {
  const retired = [
    { name: 'mf-catalog', path: '/offers/:id', to: '/product-detail/:id' },
    { name: 'mf-account', path: '/club' },
    { name: 'mf-gone', path: '/toys' },
    { name: 'mf-account', path: '/signin' },
  ]
  const site = composeSite('key', 's', [parse(shell), parse(catalog), parse(account)], retired)
  expect(site.retired('/offers/7')).toEqual({ location: '/product-detail/7' })
  expect(site.retired('/club')).toEqual({ location: undefined })
  expect([site.retired('/signin'), site.retired('/nowhere'), site.redirect('/offers/7')]).toEqual(Array(3))
  const { microFrontends } = parseDiscovery(site.forBrowser)
  const facts = (name: string) => microFrontends[name]?.[0]?.extras.superium
  expect(facts('mf-catalog')?.redirects).toContainEqual({ from: '/offers/:id', to: '/product-detail/:id', status: 301 })
  expect([facts('mf-account')?.gone, facts('mf-catalog')?.gone]).toEqual([['/club'], ['/toys']])
})

test('a release cannot declare paths of the site as gone', () => {
  const site = composeSite('key', 's', [
    parse({ ...account, extras: { superium: { ...account.extras.superium, gone: ['/'] } as never } }),
  ])
  expect(site.discovery.microFrontends['mf-account']?.[0]?.extras.superium).not.toHaveProperty('gone')
})

test('redirects fill in their parameters and stay on the site', () => {
  const { redirect } = siteOf(shell)
  expect(redirect('/details/42')).toEqual({ status: 301, location: '/product-detail/42' })
  expect(redirect('/details/\\evil.example')).toEqual({ status: 301, location: '/product-detail/%5Cevil.example' })
  expect(redirect('/details/..')).toBeUndefined()
  expect(redirect('/details/a/b')).toBeUndefined()
  expect(redirect('/product-detail')).toEqual({ status: 302, location: '/products' })
})
