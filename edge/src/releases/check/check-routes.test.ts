import {
  type Deployment,
  type Discovery,
  parseFacts,
  type RetiredRoute,
  type Retirement,
} from '@superium/shared/contract'
import { deployment } from '../../testing/make-release-store'
import { checkRoutes } from './check-routes'

type Facts = Parameters<typeof deployment>[1]

const made = (name: string, facts: Facts): Deployment => {
  const plain = deployment(name, { pages: (facts.routes ?? []).map(page), ...facts })
  return { ...plain, extras: { superium: parseFacts(plain.extras.superium) } }
}
const page = (path: string) => ({ path, title: 'T', description: 'D', indexed: true, personal: false })
const moved = (from: string, to: string) => ({ from, to, status: 301 as const })

const cart = made('mf-cart', { routes: ['/cart', '/orders/:id'], redirects: [moved('/basket', '/cart')] })
const catalog = made('mf-catalog', { routes: ['/products'] })
const live: Discovery = { schema: 's', microFrontends: { 'mf-cart': [cart], 'mf-catalog': [catalog] } }

const problems = (facts: Facts, retire: Retirement[] = [], { site = live, retired = [] as RetiredRoute[] } = {}) =>
  checkRoutes({ release: made('mf-cart', { version: '1.1.0', ...facts }), live: site, retired, retire })

test('a release that loses live paths is refused and told the way out', () => {
  expect(problems({ routes: ['/cart'] })).toEqual([
    "The path /orders/:id is live and mf-cart 1.1.0 no longer answers it. Keep it, or give it up: --retire '/orders/:id' (410 Gone), or --retire '/orders/:id' --redirect-to <path>.",
    "The path /basket is live and mf-cart 1.1.0 no longer answers it. Keep it, or give it up: --retire '/basket' (410 Gone), or --retire '/basket' --redirect-to <path>.",
  ])
})

test.each<[string, Facts]>([
  ['its parameters are called otherwise', { routes: ['/cart', '/orders/:order', '/basket'] }],
  ['a wildcard covers them', { routes: ['/cart', '/orders/*', '/basket'] }],
  ['it redirects one', { routes: ['/cart', '/orders/:id'], redirects: [moved('/basket', '/orders/new')] }],
  ['it adds others', { routes: ['/cart', '/orders/:id', '/basket', '/gifts'] }],
])('a release keeps all paths when %s', (_, facts) => {
  expect(problems(facts)).toEqual([])
})

test('a path that another live remote answers by now is kept', () => {
  const other = made('mf-gift', { routes: ['/orders/:id', '/basket'] })
  const site = { ...live, microFrontends: { ...live.microFrontends, 'mf-gift': [other] } }
  expect(problems({ routes: ['/cart'] }, [], { site })).toEqual([])
})

test('what only a canary answers is on trial and may be lost', () => {
  const trial = made('mf-cart', { version: '1.0.1', routes: ['/cart', '/orders/:id', '/basket', '/trial'] })
  const canary = { ...trial, deployment: { traffic: 10, default: false } }
  const stable = { ...cart, deployment: { traffic: 90, default: true } }
  const site = { ...live, microFrontends: { ...live.microFrontends, 'mf-cart': [stable, canary] } }
  expect(problems({ routes: ['/cart', '/orders/:id', '/basket'] }, [], { site })).toEqual([])
})

const KEPT = { routes: ['/cart'], redirects: [moved('/basket', '/cart')] }

test.each<[string, Retirement]>([
  ['as gone', { path: '/orders/:order' }],
  ['to a live page', { path: '/orders/:id', to: '/products' }],
])('a path may be retired %s, and later releases need not say it again', (_, one) => {
  expect(problems(KEPT, [one])).toEqual([])
  const without = made('mf-cart', KEPT)
  const site = { ...live, microFrontends: { ...live.microFrontends, 'mf-cart': [without] } }
  expect(problems(KEPT, [], { site, retired: [{ name: 'mf-cart', ...one }] })).toEqual([])
})

test.each<[string, Retirement, string]>([
  ['that was never there', { path: '/nowhere' }, '--retire /nowhere: mf-cart has no such live path.'],
  ['of another', { path: '/products' }, '--retire /products: mf-cart has no such live path.'],
  ['that it still answers', { path: '/cart' }, '--retire /cart: it is still answered beside mf-cart 1.1.0.'],
  ['by a target that nobody answers', { path: '/orders/:id', to: '/nowhere' }, '--redirect-to /nowhere: no live page'],
  [
    'by a target with a missing parameter',
    { path: '/orders/:id', to: '/cart/:lang' },
    'the path /orders/:id has no :lang.',
  ],
])('a path %s cannot be retired', (_, one, problem) => {
  expect(problems(KEPT, [one]).join('\n')).toContain(problem)
})

test('a path that other redirects lead to cannot be given up alone', () => {
  const other = made('mf-catalog', { routes: ['/products'], redirects: [moved('/old-cart', '/cart')] })
  const site = { ...live, microFrontends: { ...live.microFrontends, 'mf-catalog': [other] } }
  const retired = [{ name: 'mf-cart', path: '/trolley', to: '/cart' }]
  const facts = { routes: ['/orders/:id'], redirects: [moved('/basket', '/orders/:id')] }
  expect(problems({ routes: ['/orders/:id', '/basket'] }, [{ path: '/cart' }], { site, retired })).toEqual([
    'mf-catalog redirects /old-cart to /cart, which nobody would answer any more.',
    'The retired path /trolley leads to /cart, which nobody would answer any more.',
  ])
  expect(problems(facts, [{ path: '/cart' }, { path: '/trolley', to: '/products' }], { site: live, retired })).toEqual(
    [],
  )
})
