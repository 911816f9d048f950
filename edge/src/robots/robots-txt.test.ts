import type { PageFacts } from '@superium/shared/contract'
import { robotsTxt } from './robots-txt'

const page = (path: string, change: Partial<PageFacts> = {}): PageFacts => ({
  path,
  title: '',
  description: '',
  indexed: true,
  personal: false,
  ...change,
})
const rulesOf = (...pages: PageFacts[]) =>
  robotsTxt(pages, 'https://shop.example')
    .split('\n')
    .filter((line) => line.includes('llow: '))

test('a personal page is disallowed with everything below it', () => {
  const own = { personal: true }
  expect(rulesOf(page('/'), page('/account', own), page('/account/orders/:id', own), page('/cart'))).toEqual([
    'Disallow: /account',
  ])
})

test("a page's own rule overrides the default", () => {
  expect(
    rulesOf(page('/account', { personal: true, robots: 'allow' }), page('/draft', { robots: 'disallow' })),
  ).toEqual(['Disallow: /draft'])
})

test("an allowed page with a disallowed page's prefix stays allowed", () => {
  expect(rulesOf(page('/checkout', { personal: true }), page('/checkout-help'))).toEqual([
    'Disallow: /checkout',
    'Allow: /checkout-help',
  ])
})

test('an allowed page that matches the parameter of a disallowed page stays allowed', () => {
  expect(rulesOf(page('/orders/:id', { personal: true }), page('/orders/help'), page('/help'))).toEqual([
    'Disallow: /orders/*',
    'Allow: /orders/help',
  ])
})

test('parameters are wildcards, and the home page covers no other page', () => {
  const own = { personal: true }
  expect(rulesOf(page('/list/:id?/print', own), page('/', own))).toEqual([
    'Disallow: /list/*/print',
    'Disallow: /list/print',
    'Disallow: /$',
  ])
})
