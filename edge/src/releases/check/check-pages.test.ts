import { parseDiscovery, parseFacts, type RedirectFacts } from '@superium/shared/contract'
import { deployment } from '../../testing/make-release-store'
import { checkPages } from './check-pages'

const page = (path: string) => ({ path, title: 'T', description: 'D', indexed: true, personal: false })
const factsOf = (name: string, change: object) =>
  parseFacts({ ...deployment(name, {}).extras.superium, contract: 2, ...change })

const catalog = deployment('mf-catalog', { routes: ['/products', '/product-detail/:id'] })
const others = Object.values(
  parseDiscovery({
    schema: 's',
    microFrontends: {
      'mf-catalog': [
        {
          ...catalog,
          extras: {
            superium: {
              ...catalog.extras.superium,
              redirects: [{ from: '/details/:id', to: '/product-detail/:id', status: 301 }],
            },
          },
        },
      ],
    },
  }).microFrontends,
).flat()

const problems = (change: object) => checkPages(factsOf('mf-cart', { routes: ['/cart'], ...change }), others)
const withRedirect = (from: string, to: string) =>
  problems({ redirects: [{ from, to, status: 301 } satisfies RedirectFacts] })

test('pages and redirects that no other remote has are accepted', () => {
  expect(problems({ pages: [page('/cart')] })).toEqual([])
  expect(withRedirect('/basket/:id', '/cart')).toEqual([])
})

test('pages that are not the routes are rejected', () => {
  expect(problems({ pages: [page('/cart'), page('/checkout')] })).toEqual([
    'superium.json lists different paths as pages and as routes.',
  ])
})

test('a sitemap feed needs one parameter to fill', () => {
  expect(problems({ pages: [{ ...page('/cart'), sitemapFeed: '/api/v1/carts' }] })).toEqual([
    'The sitemap feed of /cart needs a path that ends with its only parameter.',
  ])
})

test('a record needs only parameters of its path', () => {
  const withRecord = (path: string) => {
    const lookup = { api: '/api/v1/carts/:id', title: 'name', description: 'desc', images: 'images' }
    return problems({ routes: [path], pages: [{ ...page(path), lookup }] })
  }
  expect(withRecord('/cart/:id')).toEqual([])
  expect(withRecord('/cart/:number')).toEqual(['The record of /cart/:number needs :id, which the path lacks.'])
})

test('redirects of one release must not overlap', () => {
  const redirects = ['/basket/:id', '/bag', '/basket/old'].map((from) => ({ from, to: '/cart', status: 301 }))
  expect(problems({ redirects })).toEqual(['The redirects from /basket/:id and /basket/old overlap.'])
})

test("a page on another remote's redirect is rejected", () => {
  expect(problems({ routes: ['/details/new'] })).toEqual([
    'The path /details/new is already redirected by mf-catalog (/details/:id).',
  ])
})

test.each([
  ['/products', '/cart', 'The path /products is already answered by mf-catalog.'],
  ['/details/:number', '/cart', 'The path /details/:number is already redirected by mf-catalog (/details/:id).'],
  ['/api/old', '/cart', "The path /api/old is reserved for the site's server."],
  ['/cart', '/products', 'The path /cart is both redirected and answered by /cart.'],
  ['/basket', '/cart/:id', 'The redirect from /basket has no :id for /cart/:id.'],
  ['/basket', '/details/7', 'The redirect from /basket leads to another redirect (/details/:id).'],
  ['/basket', '/basket', 'The redirect from /basket leads to another redirect (/basket).'],
])('a redirect from %s to %s is rejected', (from, to, problem) => {
  expect(withRedirect(from, to)).toContain(problem)
})
