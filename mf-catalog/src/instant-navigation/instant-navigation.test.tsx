import { join } from 'node:path'
import { answersShown, testProduct } from '@superium/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { listingTexts } from '../listing/texts'
import '../testing/reduce-motion'
import { answerShopApi, listingOf, type Shop } from '../testing/answer-shop-api'
import { openCatalogPage } from '../testing/open-catalog-page'
import { detailOf, questionsOf, reviewsOf } from '../testing/product-samples'
import '../product-detail/page'

/** The test setup's `afterPaint`, which calls back at once. */
const timing = jest.requireActual<{ afterPaint(then: () => void): () => void }>(
  join(__dirname, '../../../packages/build/src/jest/after-paint.cjs'),
)

let shop: Shop
beforeEach(async () => {
  shop = answerShopApi()
  Element.prototype.scrollTo = () => {}
  window.scrollTo = jest.fn()
  // Tests abandon navigations, and the requests that then fail are logged.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  jest.restoreAllMocks()
})

const first = testProduct('p0')
const other = testProduct('p1')

/** Opens a listing whose product responds when `answer` is called. */
async function listing() {
  let answer = (_: object): void => {}
  const coming = new Promise<object>((resolve) => {
    answer = resolve
  })
  shop.answer('products', listingOf([first, other]))
  shop.answer('category', listingOf([first, other]))
  shop.answer(`data/${first._id}`, () => coming)
  shop.answer(`products/${first._id}/reviews`, reviewsOf([]))
  shop.answer(`products/${first._id}/questions`, questionsOf([]))
  const page = await openCatalogPage('/products', '/elsewhere')
  const link = await screen.findByRole('link', { name: first.name })
  const second = screen.getByRole('link', { name: other.name })
  return { page, link, second, answer }
}

/** jsdom has no pointer events. */
const press = (link: HTMLElement) => fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, button: 0 }))

const headings = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

test('a click shows the preview before any response, then the page', async () => {
  const { page, link, answer } = await listing()
  press(link)
  expect(headings()).toEqual([listingTexts.allProducts])
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  expect(screen.queryByRole('button', { name: /add to cart/i })).toBeNull()
  expect(page.address()).toBe('/products')
  answer(detailOf(first))
  expect(await screen.findByRole('button', { name: /add to cart/i })).toBeVisible()
  expect(headings()).toEqual([first.name])
  expect(page.address()).toBe(`/product-detail/${first._id}`)
})

test('a click for a new tab shows no preview', async () => {
  const { link } = await listing()
  fireEvent.click(link, { ctrlKey: true })
  await Promise.resolve()
  expect(headings()).toEqual([listingTexts.allProducts])
})

test('an error replaces the preview of a missing product', async () => {
  const { link, answer } = await listing()
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  answer({ status: 'error', code: 404, message: 'There is no such product.' })
  expect(await screen.findByText('status 404')).toBeVisible()
  expect(headings()).toEqual([])
})

test('Back before the response hides the preview and cancels the navigation', async () => {
  const { page, link, answer } = await listing()
  jest.replaceProperty(window, 'scrollY', 300)
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  await page.go(-1)
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' }))
  await waitFor(() => expect(headings()).toEqual([listingTexts.allProducts]))
  answer(detailOf(first))
  await answersShown()
  expect(headings()).toEqual([listingTexts.allProducts])
  expect(page.address()).toBe('/products')
})

test('a preview is rendered in advance, and updated on pointer down', async () => {
  const { second } = await listing()
  const ready = () => document.querySelector('[inert] h1')
  await waitFor(() => expect(ready()).toHaveTextContent(first.name))
  press(second)
  await waitFor(() => expect(ready()).toHaveTextContent(other.name))
  expect(headings()).toEqual([listingTexts.allProducts])
  expect(document.querySelectorAll('h1')).toHaveLength(2)
})

test('navigates after the preview is painted, from the original scroll position', async () => {
  const { page, link } = await listing()
  let painted = (): void => {}
  jest.spyOn(timing, 'afterPaint').mockImplementation((then) => {
    painted = then
    return () => {}
  })
  const scrollY = jest.replaceProperty(window, 'scrollY', 300)
  window.scrollTo = ((to: ScrollToOptions) => void scrollY.replaceValue(to.top ?? 0)) as typeof window.scrollTo
  const left: number[] = []
  page.onNavigation(() => left.push(window.scrollY))
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  expect([left, window.scrollY]).toEqual([[], 0])
  act(painted)
  expect([left[0], window.scrollY]).toEqual([300, 0])
})

test('during another navigation the router alone handles a click', async () => {
  const { page, link, second, answer } = await listing()
  shop.answer(`data/${other._id}`, () => new Promise(() => {}))
  jest.spyOn(timing, 'afterPaint').mockReturnValue(() => {})
  await page.go(`/product-detail/${other._id}`)
  fireEvent.click(link)
  answer(detailOf(first))
  expect(await screen.findByRole('button', { name: /add to cart/i })).toBeVisible()
  expect(page.address()).toBe(`/product-detail/${first._id}`)
  expect(second).not.toBeInTheDocument()
})

test('Back shows the listing again', async () => {
  const { page, link, answer } = await listing()
  fireEvent.click(link)
  answer(detailOf(first))
  await screen.findByRole('button', { name: /add to cart/i })
  await page.go(-1)
  await waitFor(() => expect(headings()).toEqual([listingTexts.allProducts]))
})
