import { join } from 'node:path'
import { testProduct } from '@superium/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import '../testing/browser'
import { detailOf } from '../testing/opinions'
import { listingOf, openShop, type Shop } from '../testing/shop'
import { visit } from '../testing/visit'
import { texts } from '../texts'
import '../product-detail/page'

/** What Jest has in the place of `afterPaint`: it calls back at once. */
const timing = jest.requireActual<{ afterPaint(then: () => void): () => void }>(
  join(__dirname, '../../../config/jest/after-paint.cjs'),
)

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  Element.prototype.scrollTo = () => {}
  window.scrollTo = jest.fn()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await shop.close()
})

const first = testProduct('p0')
const other = testProduct('p1')

/** Opens a listing whose product's own answer comes when it is let go. */
async function listing() {
  let answer = (_: object): void => {}
  const coming = new Promise<object>((resolve) => {
    answer = resolve
  })
  shop.answer('products', listingOf([first, other]))
  shop.answer('category', listingOf([first, other]))
  shop.answer(`data/${first._id}`, () => coming)
  const page = await visit('/products', '/elsewhere')
  const link = await screen.findByRole('link', { name: first.name })
  const second = screen.getByRole('link', { name: other.name })
  return { page, link, second, answer }
}

/** jsdom has no pointer events of its own. */
const press = (link: HTMLElement) => fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, button: 0 }))

const headings = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

test('a click shows the beginning of the page before anything has come, then the page', async () => {
  const { page, link, answer } = await listing()
  press(link)
  expect(headings()).toEqual([texts.listing.title])
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  expect(screen.queryByRole('button', { name: /add to cart/i })).toBeNull()
  expect(page.address()).toBe('/products')
  answer(detailOf(first))
  expect(await screen.findByRole('button', { name: /add to cart/i })).toBeVisible()
  expect(headings()).toEqual([first.name])
  expect(page.address()).toBe(`/product-detail/${first._id}`)
})

test('a click for a new tab leaves the page as it is', async () => {
  const { link } = await listing()
  fireEvent.click(link, { ctrlKey: true })
  await Promise.resolve()
  expect(headings()).toEqual([texts.listing.title])
})

test('where the product is gone its failure takes the place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { link, answer } = await listing()
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  answer({ status: 'error', code: 404, message: 'There is no such product.' })
  expect(await screen.findByText('status 404')).toBeVisible()
  expect(headings()).toEqual([])
})

test('back before the answer ends the look: the listing is there again, and nothing comes after it', async () => {
  const { page, link, answer } = await listing()
  jest.replaceProperty(window, 'scrollY', 300)
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  await page.go(-1)
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' }))
  await waitFor(() => expect(headings()).toEqual([texts.listing.title]))
  answer(detailOf(first))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(headings()).toEqual([texts.listing.title])
  expect(page.address()).toBe('/products')
})

test('a first look is made ready before anything is pressed, and of what is pressed then', async () => {
  const { second } = await listing()
  const ready = () => document.querySelector('[inert] h1')
  await waitFor(() => expect(ready()).toHaveTextContent(first.name))
  press(second)
  await waitFor(() => expect(ready()).toHaveTextContent(other.name))
  expect(headings()).toEqual([texts.listing.title])
  expect(document.querySelectorAll('h1')).toHaveLength(2)
})

test('the page is asked for after the frame that shows the look, from the scroll position that is to be kept', async () => {
  const { page, link } = await listing()
  let painted = (): void => {}
  jest.spyOn(timing, 'afterPaint').mockImplementation((then) => {
    painted = then
    return () => {}
  })
  const scrollY = jest.replaceProperty(window, 'scrollY', 300)
  window.scrollTo = ((to: ScrollToOptions) => void scrollY.replaceValue(to.top ?? 0)) as typeof window.scrollTo
  const left: number[] = []
  page.began(() => left.push(window.scrollY))
  fireEvent.click(link)
  await waitFor(() => expect(headings()).toEqual([first.name]))
  expect([left, window.scrollY]).toEqual([[], 0])
  act(painted)
  expect([left[0], window.scrollY]).toEqual([300, 0])
})

test('while another page is on its way a click is the router’s alone', async () => {
  const { page, link, second, answer } = await listing()
  shop.answer(`data/${other._id}`, () => new Promise(() => {}))
  jest.spyOn(timing, 'afterPaint').mockReturnValue(() => {})
  await page.leave(`/product-detail/${other._id}`)
  fireEvent.click(link)
  answer(detailOf(first))
  expect(await screen.findByRole('button', { name: /add to cart/i })).toBeVisible()
  expect(page.address()).toBe(`/product-detail/${first._id}`)
  expect(second).not.toBeInTheDocument()
})

test('back shows the listing again', async () => {
  const { page, link, answer } = await listing()
  fireEvent.click(link)
  answer(detailOf(first))
  await screen.findByRole('button', { name: /add to cart/i })
  await page.go(-1)
  await waitFor(() => expect(headings()).toEqual([texts.listing.title]))
})
