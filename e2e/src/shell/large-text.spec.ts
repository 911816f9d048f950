import type { Locator } from '@playwright/test'
import { settled } from '../settled'
import { fillCart } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper } from '../start-session'
import { withTextTwiceAsLarge } from '../text-twice-as-large'

/** The width, in characters, of what fits into the search box that is open. */
const roomInSearch = (page: Page): Promise<number> =>
  page
    .getByPlaceholder('Search for products...')
    .filter({ visible: true })
    .evaluate((field) => {
      const style = getComputedStyle(field)
      const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      brush.font = style.font
      return (field.clientWidth - Number.parseFloat(style.paddingInlineStart)) / brush.measureText('n').width
    })

test('with text twice as large, a search of twelve letters can be read on phones, tablets and desktops', async ({
  watched: page,
}) => {
  await page.goto('/help')
  await settled(page)
  for (const width of [1024, 768, 390])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await withTextTwiceAsLarge(page, async () => {
        if (width < 760) await page.getByRole('navigation').getByRole('button', { name: 'Search' }).click()
        else await page.locator('#header-search').focus()
        await expect.poll(() => roomInSearch(page)).toBeGreaterThan(12)
      })
    })
})

/** A page, the window's width, and what needs room on the page. */
type Crowded = readonly [string, number, (page: Page) => Locator]

const ofShopper: readonly Crowded[] = [
  ['/cart', 1280, (page) => page.getByRole('list', { name: 'Items in your cart' })],
  ['/checkout', 1280, (page) => page.getByRole('textbox', { name: 'Email' })],
  ['/help', 1280, (page) => page.getByText('We deliver to')],
  ['/', 768, (page) => page.getByRole('main').getByRole('textbox', { name: /email/i }).first()],
  ['/products', 920, (page) => page.getByRole('list', { name: 'Products' })],
]
const ofSeller: readonly Crowded[] = [
  ['/seller', 1024, (page) => page.getByRole('main').locator('dl').first()],
  ['/seller/shop', 1280, (page) => page.getByRole('textbox', { name: 'Phone number' })],
]
const ofAdministrator: readonly Crowded[] = [
  ['/superium-admin/coupons/new', 1280, (page) => page.getByRole('textbox', { name: 'Code' })],
  ['/superium-admin/orders/first', 1280, (page) => page.getByRole('heading', { name: 'Items' })],
]

/** The address of the first entry of a list, for one that ends with `/first`. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.endsWith('/first')) return path
  const list = path.slice(0, -'/first'.length)
  await page.goto(list)
  return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? path
}

async function expectRoom(page: Page, crowded: readonly Crowded[]): Promise<void> {
  for (const [path, width, part] of crowded) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(await addressOf(page, path))
    await settled(page)
    await withTextTwiceAsLarge(page, async () => {
      await expect.poll(() => part(page).evaluate((it) => it.clientWidth / 16), path).toBeGreaterThan(30)
    })
  }
}

test('with text twice as large, no column leaves a shopper less than 30 letters beside it', async ({
  watched: page,
}) => {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  await expectRoom(page, ofShopper)
})

test('with text twice as large, a phone cuts off neither the pre-order form nor the checkout’s way to the cart', async ({
  watched: page,
}) => {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, part] of [
    ['/', page.getByRole('region', { name: 'Pre-order' }).getByRole('textbox', { name: /email/i })],
    ['/checkout', page.getByRole('link', { name: 'Back to cart, 1 item' }).locator('b')],
  ] as const) {
    await page.goto(path)
    await settled(page)
    await withTextTwiceAsLarge(page, async () => {
      await expect
        .poll(() => part.evaluate((it) => Math.round(it.getBoundingClientRect().right)), path)
        .toBeLessThanOrEqual(374)
    })
  }
})

for (const [as, crowded] of [
  ['seller', ofSeller],
  ['admin', ofAdministrator],
] as const)
  test.describe(`as ${as}`, () => {
    test.use({ as })

    test('with text twice as large, neither menu nor columns leave less than 30 letters', async ({ watched: page }) => {
      await expectRoom(page, crowded)
    })
  })

test('with text twice as large, a page fits a phone of 320 pixels', async ({ watched: page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/help')
  await settled(page)
  await withTextTwiceAsLarge(page, async () => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
