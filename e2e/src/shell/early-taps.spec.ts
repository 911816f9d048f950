import type { Page } from '@playwright/test'
import { holdScripts } from '../hold-scripts'
import { breakFiles, isEntry } from '../inject-remote-faults'
import { expect, test } from '../site-test'

const PHONE = { width: 390, height: 844 }

/** The lists that the browser keeps. */
const kept = (page: Page, list: 'wishlistItems' | 'cartItems') =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { quantity: number }[], list)

/** A product without variants, of which the test can put eleven into the cart. */
async function productPath(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/shop/products?page=0&size=100&category=books&availability=in-stock')
  const { data } = (await answer.json()) as { data: { _id: string; stock: number; variantCount?: number }[] }
  const product = data.find(({ stock, variantCount }) => stock > 10 && !variantCount)
  if (!product) throw new Error('no book to buy')
  return `/product-detail/${product._id}`
}

const seen = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

test('on a product, what is tapped at first paint happens exactly once and in order', async ({ watched: page }) => {
  const path = await productPath(page)
  const release = await holdScripts(page)
  await seen(page, path)
  const add = page.getByRole('button', { name: 'Add to cart' })
  const heart = page.getByRole('button', { name: /^Add .* to the wishlist$/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await add.focus()
  await page.keyboard.press('Space')
  expect(await kept(page, 'wishlistItems')).toEqual([])
  release()
  await expect(page.getByRole('button', { name: /^Remove .* from the wishlist$/ }).first()).toBeVisible()
  // 3 pieces, then 4.
  await expect.poll(() => kept(page, 'cartItems')).toMatchObject([{ quantity: 7 }])
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4')
  await expect(page.locator('[data-late][aria-busy]')).toHaveCount(0)
  await add.click()
  await expect.poll(() => kept(page, 'cartItems')).toMatchObject([{ quantity: 11 }])
  expect(await kept(page, 'wishlistItems')).toHaveLength(1)
})

test('in the header, panel and menu open late', async ({ watched: page }) => {
  const release = await holdScripts(page)
  await seen(page, '/help')
  await page.getByRole('button', { name: /^Cart/ }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
  await page.unrouteAll()
  await page.setViewportSize(PHONE)
  const releaseAgain = await holdScripts(page)
  await seen(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  releaseAgain()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Explore' })).toBeVisible()
})

test('on a category, filter and sort work late, and the address holds both', async ({ watched: page }) => {
  // The width whose filters are beside the products.
  await page.setViewportSize({ width: 1000, height: 800 })
  const release = await holdScripts(page)
  await seen(page, '/category?category=books')
  const inStock = page.getByRole('checkbox', { name: /^In stock/i })
  await inStock.focus()
  await page.keyboard.press('Space')
  await expect(inStock).toBeChecked()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('1')
  release()
  await expect(page).toHaveURL(/category=books.*availability=in-stock.*sortId=1/)
  await expect(inStock).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('1')
})

test('typed search text stays, and brings suggestions', async ({ watched: page }) => {
  const release = await holdScripts(page)
  await seen(page, '/')
  // By its id, because the suggestions make a combobox of the search box.
  const box = page.locator('#header-search')
  await box.pressSequentially('shirt')
  await page.getByRole('button', { name: /^Wishlist/ }).focus()
  release()
  await expect(page.locator('[data-slot="search"]').first()).toBeAttached()
  await expect(box).toHaveValue('shirt')
})

test('the search is a plain form until something listens', async ({ page }) => {
  await holdScripts(page)
  await seen(page, '/')
  await page.getByRole('searchbox').first().fill('shirt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category?search=shirt', { timeout: 10_000 })
})

test('taps wait for a slow remote, and happen once each: a heart that is tapped twice is toggled twice', async ({
  watched: page,
}) => {
  const path = await productPath(page)
  const release = await holdScripts(page, 'mf-catalog')
  await seen(page, path)
  await page
    .getByRole('button', { name: /^Add .* to the wishlist$/ })
    .first()
    .dblclick()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  release()
  // The last tap has been carried out, so those before it have too.
  await expect.poll(() => kept(page, 'cartItems')).toMatchObject([{ quantity: 1 }])
  expect(await kept(page, 'wishlistItems')).toEqual([])
})

test('a tap on a remote that hangs says so where it was tapped, and no longer waits', async ({ page }) => {
  const path = await productPath(page)
  await breakFiles(page, 'mf-catalog', isEntry, () => new Promise(() => {}))
  await page.goto(path, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to cart' })
  const place = await add.boundingBox()
  await add.click()
  const said = page.getByText('This did not work yet. Please try again.')
  await expect(said.or(page.getByRole('button', { name: 'Try again' })).first()).toBeVisible()
  if (await said.isVisible()) expect((await said.boundingBox())?.y).toBeLessThan((place?.y ?? 0) + 200)
  await expect(page.locator('[data-late][aria-busy]')).toHaveCount(0)
  expect(await kept(page, 'cartItems')).toEqual([])
})

test('what was tapped on a page that was left does not happen on coming back', async ({ page }) => {
  const path = await productPath(page)
  const release = await holdScripts(page)
  await seen(page, path)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/favicon.svg')
  release()
  await page.goBack()
  await page
    .getByRole('button', { name: /^Add .* to the wishlist$/ })
    .first()
    .click()
  await expect.poll(() => kept(page, 'wishlistItems')).toHaveLength(1)
  expect(await kept(page, 'cartItems')).toEqual([])
})

test('the header and what was tapped are ready before the rest of the page', async ({ watched: page }) => {
  await page.addInitScript(() => {
    const order: (string | undefined)[] = []
    let hear = (_: Element): void => {}
    Object.assign(window, { order })
    Object.defineProperty(window, 'superiumLate', {
      get: () => (control: HTMLElement) => {
        order.push(control.dataset.late)
        hear(control)
      },
      set: (value: typeof hear) => {
        hear = value
      },
    })
  })
  const order = () => page.evaluate(() => (window as unknown as { order: string[] }).order)
  const release = await holdScripts(page)
  await seen(page, '/category?category=books')
  const views = page.getByRole('main').getByRole('button', { name: /^Quick view/ })
  const keys = await views.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.late ?? ''))
  const tapped = keys.at(-3) ?? ''
  await page.locator(`[data-late="${tapped}"]`).click()
  release()
  // Not "Add to cart": which books can be bought depends on the tests before.
  await expect(page.getByRole('dialog').getByRole('link', { name: 'See all details' })).toBeVisible()
  await expect.poll(order).toEqual(expect.arrayContaining(keys))
  const ready = await order()
  const [first = ''] = keys
  expect(ready.indexOf(tapped)).toBeLessThan(ready.indexOf(first))
  expect(ready.indexOf('panel:Cart')).toBeLessThan(ready.indexOf(tapped))
})

test('without scripts a listing is filtered, sorted and turned by a form and links', async ({
  openWatched,
  baseURL,
}) => {
  const page = await openWatched({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await page.goto('/category?category=books')
  const form = page.getByRole('form', { name: 'Filters' })
  await page.getByText('Filters', { exact: true }).first().click()
  await form.getByLabel('In Stock').check()
  await form.getByLabel('Highest price').fill('40')
  await form.getByLabel('Sort By').selectOption('-1')
  await form.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/category=books.*availability=in-stock.*max=40.*sort=-1/)
  await page.getByText('Filters', { exact: true }).first().click()
  await expect(form.getByLabel('In Stock')).toBeChecked()
  await expect(form.getByLabel('Sort By')).toHaveValue('-1')
  const card = await page.getByRole('main').locator('article').first().textContent()
  expect(Number(/\$(\d+\.\d\d)/.exec(card ?? '')?.[1])).toBeLessThanOrEqual(40)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeHidden()
  await page.goto('/products')
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL('/products?page=1')
})
