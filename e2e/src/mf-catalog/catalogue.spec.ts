import type { Page } from '@playwright/test'
import { drawPicture } from '../draw-picture'
import { expectAccessible } from '../expect-accessible'
import { expect, test } from '../site-test'

const field = (page: Page) => page.getByRole('banner').getByLabel('Search for products')
/** The filters stand beside the products; wider windows have them in a panel. */
const SIDEBAR = { width: 1100, height: 800 }
const articles = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article')

test('home has its parts in order and tiles of one size; a landscape picture is shown whole there, in a listing and on its page', async ({
  watched: page,
}) => {
  await page.goto('/about')
  const { buffer } = await drawPicture(page, 'wide.png', 'teal', 640, 320)
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: buffer }))
  const [product] = (await (await page.request.get('/api/v1/shop/products?page=0&size=1')).json()).data
  const expectWhole = async (path: string): Promise<void> => {
    await page.goto(path)
    const pictures = page.locator('article img, [role="tabpanel"] > span > picture > img')
    await expect(pictures.first()).toBeVisible()
    const shape = () => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)
    await expect.poll(shape).toBeCloseTo(2, 1)
    const fits = await pictures.evaluateAll((all) => all.map((img) => getComputedStyle(img).objectFit))
    expect(new Set(fits), path).toEqual(new Set(['contain']))
  }
  for (const path of ['/products', `/product-detail/${product._id}`, '/'])
    await test.step(`a picture on ${path}`, () => expectWhole(path))
  await test.step('the parts of home', async () => {
    const main = page.getByRole('main')
    const parts = main.getByRole('heading', { level: 2, name: /^(On Sale Now|Pre-order|Featured Category)$/ })
    await expect(parts).toHaveText(['On Sale Now', 'Pre-order', 'Featured Category'])
    const tiles = page.getByRole('list', { name: 'Featured Category' }).getByRole('article')
    const sizes = await tiles.evaluateAll((all) => all.map((one) => `${one.clientWidth} × ${one.clientHeight}`))
    expect(new Set(sizes).size).toBe(1)
  })
})

test('a misspelt search finds the meant products, one without results shows best sellers, and axe finds nothing in them and in open panels', async ({
  watched: page,
}) => {
  await page.goto('/category?search=wtach')
  await expect(page.getByText('Showing results for “watch”.')).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/watch/i)
  await expectAccessible(page, 'search results', 'main')
  await field(page).fill('watch')
  await field(page).press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expectAccessible(page, 'suggestions', 'header')
  await page.goto('/category?search=qqqqzzzz')
  await expect(page.getByText('No product found in the category.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Popular right now' }).getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'no results', 'main')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products?rating=4')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('slider').first()).toBeVisible()
  await expectAccessible(page, 'filters on a phone', 'dialog[open]')
})

test('Back and Forward restore the listing, its filters and the scroll position', async ({ watched: page }) => {
  await page.setViewportSize(SIDEBAR)
  await page.goto('/products?size=20')
  await expect(articles(page)).toHaveCount(20)
  const first = await articles(page).first().getByRole('heading').textContent()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /In Stock/ }).check()
  await expect(page).toHaveURL('/products?availability=in-stock&size=20')
  await page.getByRole('button', { name: 'Page 2', exact: true }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText(/^Showing 21 to 40 of/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  await page.goBack()
  await expect(page.getByText(/^Showing 1 to 20 of/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(filters.getByRole('checkbox', { name: /In Stock/ })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/products?size=20')
  await expect(filters.getByRole('checkbox', { name: /In Stock/ })).not.toBeChecked()
  await expect(articles(page).first().getByRole('heading')).toHaveText(first ?? '')
})

test('both price thumbs move by keyboard, and several key presses make one history entry', async ({
  watched: page,
}) => {
  await page.setViewportSize(SIDEBAR)
  await page.goto('/category?category=Watch')
  const [cheapest, dearest] = [
    page.getByRole('slider', { name: 'Lowest price' }),
    page.getByRole('slider', { name: 'Highest price' }),
  ]
  await dearest.focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/category?category=Watch&max=1998')
  await expect(dearest).toBeFocused()
  await cheapest.press('ArrowRight')
  await expect(page).toHaveURL('/category?category=Watch&min=6&max=1998')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/category?category=Watch')
  await expect(dearest).toHaveValue('2001')
})

test('five cards fill a row of a wide window, and the last one leaves no hole in a narrower one', async ({
  watched: page,
}) => {
  const tops = () => articles(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/category?category=clothing')
  await expect(articles(page)).toHaveCount(5)
  expect(new Set(await tops()).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const [last, list] = await Promise.all(
    [articles(page).last(), page.getByRole('list', { name: 'Products' })].map((part) => part.boundingBox()),
  )
  expect(last?.width).toBeCloseTo(list?.width ?? 0, 0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clothing')
  await expect(page.getByRole('heading', { level: 2, name: 'Choice your favirote Brands' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Quick view/ }).first()).toBeHidden()
  const card = articles(page).nth(4)
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await card.scrollIntoViewIfNeeded()
    const [picture, name] = await Promise.all([
      card.locator('picture').first().boundingBox(),
      card.getByRole('heading').boundingBox(),
    ])
    expect(name?.x ?? 0, `${width}`).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
    expect(Math.abs((name?.y ?? 0) - (picture?.y ?? 0)), `${width}`).toBeLessThan(20)
  }
})
