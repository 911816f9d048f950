import { pagesOf } from './page-facts'
import { parseFacts } from './release-facts'

const facts = {
  kind: 'remote',
  name: 'mf-cart',
  container: 'mf_cart',
  owner: 'Cart',
  version: '1.0.0',
  commit: 'abc123',
  routes: ['/cart'],
  slots: [],
  contract: 1,
  shared: {},
}
const page = { path: '/cart', title: 'Your Cart', description: 'Products.', indexed: false, personal: true }
const redirect = { from: '/basket/:id', to: '/cart/:id', status: 301 }

test('contract 2 has pages and redirects', () => {
  const parsed = parseFacts({ ...facts, contract: 2, pages: [page], redirects: [redirect] })
  expect(pagesOf(parsed)).toEqual([page])
  expect(parsed.redirects).toEqual([redirect])
})

test('pages of a contract 1 release get defaults', () => {
  expect(pagesOf(parseFacts(facts))).toEqual([
    { path: '/cart', title: '', description: '', indexed: true, personal: false },
  ])
})

test.each([
  ['pages[0].title', { pages: [{ ...page, title: 7 }] }],
  ['pages[0].indexed', { pages: [{ ...page, indexed: 'yes' }] }],
  ['pages[0].chrome', { pages: [{ ...page, chrome: 'some' }] }],
  ['pages[0].robots', { pages: [{ ...page, robots: 'maybe' }] }],
  ['pages[0].sitemap[0]', { pages: [{ ...page, sitemap: ['//evil.example/'] }] }],
  ['pages[0].lookup.api', { pages: [{ ...page, lookup: { api: '/api/../internal' } }] }],
  ['pages[0].sitemapFeed', { pages: [{ ...page, sitemapFeed: '/internal/list' }] }],
  ['pages[0].path', { pages: [{ ...page, path: '/products$' }] }],
  ['pages[0].path', { pages: [{ ...page, path: '/%70roducts' }] }],
  ['pages[0].path', { pages: [{ ...page, path: '/a/../api' }] }],
  ['pages', { pages: Array(201).fill(page) }],
  ['redirects', { redirects: Array(101).fill(redirect) }],
  ['pages[0].sitemap', { pages: [{ ...page, sitemap: Array(1_001).fill('/x') }] }],
  ['expects.react', { expects: { react: Array(2_001).fill('use') } }],
  ['redirects[0].status', { redirects: [{ ...redirect, status: 200 }] }],
  ['redirects[0].to', { redirects: [{ ...redirect, to: '//evil.example/' }] }],
  ['redirects[0].to', { redirects: [{ ...redirect, to: '/\\evil.example/' }] }],
])('a bad %s is rejected by its name', (path, change) => {
  expect(() => parseFacts({ ...facts, contract: 2, ...change })).toThrow(path)
})
