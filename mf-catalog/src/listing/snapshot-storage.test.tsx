import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop, testProducts } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { parseListing } from './listing-state'
import * as page from './page'
import { rememberSnapshot, snapshotOf } from './snapshot-storage'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
})
afterEach(async () => {
  jest.restoreAllMocks()
})

const KEY = 'superium:listings'
const MINUTE = 60 * 1000
const second = parseListing('?category=books&page=1')
const asked = () => shop.queriesOf('categorywise').map((query) => query.get('snapshot'))

const later = (milliseconds: number): void => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
}

test('a later page that is reopened in this tab uses the snapshot of the first page', async () => {
  await openCatalogPage('/category?category=books')
  await screen.findByRole('list', { name: 'Products' })
  await openCatalogPage('/category?category=books&page=2')
  await waitFor(() => expect(asked()).toEqual([null, '42']))
})

test('a later page that the server rendered without the snapshot reloads with it, once', async () => {
  const loaded = await page.loader({
    request: new Request('http://shop.example/category?category=books&page=1'),
    params: {},
    context: undefined,
    url: new URL('http://shop.example/category?category=books&page=1'),
    pattern: '/category',
  })
  rememberSnapshot(second, '41')
  shop.answer('categorywise', listingOf(testProducts(5, { name: 'As it was' }), 40, { snapshot: '41' }))
  const router = createMemoryRouter([{ id: 'listing', path: '/category', ...page }], {
    initialEntries: ['/category?category=books&page=1'],
    hydrationData: { loaderData: { listing: loaded } },
  })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  expect((await screen.findAllByRole('link', { name: 'As it was' })).length).toBeGreaterThan(0)
  expect(asked()).toEqual([null, '41'])
})

test('an expired snapshot is replaced by the one the API returns', async () => {
  rememberSnapshot(second, '7')
  await openCatalogPage('/category?category=books&page=1')
  await screen.findByRole('list', { name: 'Products' })
  expect(asked()).toEqual(['7'])
  await waitFor(() => expect(snapshotOf(second)).toBe('42'))
})

test('a snapshot expires after half an hour; the first page never uses one', () => {
  rememberSnapshot(second, '42')
  later(29 * MINUTE)
  expect(snapshotOf(second)).toBe('42')
  expect(snapshotOf({ ...second, page: 0 })).toBeUndefined()
  expect(snapshotOf({ ...second, category: 'toys' })).toBeUndefined()
  later(2 * MINUTE)
  expect(snapshotOf(second)).toBeUndefined()
})

test('stores the latest twenty listings', () => {
  for (let brand = 0; brand < 25; brand += 1) rememberSnapshot({ ...second, brand: [`Brand ${brand}`] }, '42')
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toHaveLength(20)
  expect(snapshotOf({ ...second, brand: ['Brand 24'] })).toBe('42')
  expect(snapshotOf({ ...second, brand: ['Brand 4'] })).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['no list', '"42"'],
  ['no entry', '[null, 7]'],
  ['no digits', `[{"listing":"?category=books","snapshot":"1 or 1","at":${Date.now()}}]`],
  ['a time to come', `[{"listing":"?category=books","snapshot":"42","at":${Date.now() + 1e9}}]`],
])('ignores storage that holds %s', (_, stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(snapshotOf(second)).toBeUndefined()
  rememberSnapshot(second, '42')
  expect(snapshotOf(second)).toBe('42')
})
