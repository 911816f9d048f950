import { testProduct } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
})

test('matches are marked in name and description', async () => {
  const watch = testProduct('a', { name: 'Diver watch', desc: 'A watch for divers.' })
  const highlights = [{ name: [[6, 11]], desc: [[2, 7]] }]
  shop.answer('categorywise', listingOf([watch], 1, { highlights }))
  await openCatalogPage('/category?search=watch')
  const card = within(await screen.findByRole('article'))
  expect(card.getAllByText('watch').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK'])
  expect(card.getByRole('heading', { name: 'Diver watch' })).toBeVisible()
})

test('a misspelled search shows the corrected term, and offers what was typed', async () => {
  shop.answer('categorywise', listingOf([testProduct('a')], 1, { corrected: 'watch' }))
  const page = await openCatalogPage('/category?search=wtach')
  expect(await screen.findByText('Showing results for “watch”.')).toBeVisible()
  shop.answer('categorywise', (query) => listingOf([], query.get('spelling') === 'typed' ? 0 : 1))
  await userEvent.click(screen.getByRole('link', { name: 'Search for “wtach” instead' }))
  expect(await screen.findByText('No product found in the category.')).toBeVisible()
  expect(page.address()).toBe('/category?search=wtach&spelling=typed')
  expect(screen.queryByText('Showing results for “watch”.')).not.toBeInTheDocument()
})

test('a search of which no product has all words says which words the results have', async () => {
  shop.answer('categorywise', listingOf([testProduct('a')], 1, { relaxed: 'mug' }))
  await openCatalogPage('/category?search=red+mug')
  expect(await screen.findByText('Nothing matches all of “red mug”. Showing results for “mug”.')).toBeVisible()
})

test('a search without results shows similar and popular products', async () => {
  const instead = { near: [testProduct('near', { name: 'Near' })], popular: [testProduct('pop', { name: 'Popular' })] }
  shop.answer('categorywise', listingOf([], 0, { instead }))
  await openCatalogPage('/category?search=qqq')
  expect(await screen.findByText('No product found in the category.')).toBeVisible()
  expect(screen.getByText('Check the spelling, or search for fewer or other words.')).toBeVisible()
  const near = screen.getByRole('list', { name: 'Close to what you typed' })
  expect(within(near).getByRole('heading', { name: 'Near' })).toBeVisible()
  const popular = screen.getByRole('list', { name: 'Popular right now' })
  expect(within(popular).getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('a category without products says that they are on their way', async () => {
  shop.answer('categorywise', listingOf([], 0))
  await openCatalogPage('/category?category=books')
  expect(await screen.findByText('The first products are on their way.')).toBeVisible()
})

test('a filtered search without results advises fewer filters', async () => {
  shop.answer('categorywise', listingOf([], 0))
  await openCatalogPage('/category?search=mug&brand=Nobody')
  expect(await screen.findByText('Try a wider price range or fewer filters.')).toBeVisible()
})
