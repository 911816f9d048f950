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

/** The page, the window's width, and what needs room on the page. */
const crowded: readonly [string, number, (page: Page) => Locator][] = [
  ['/cart', 1280, (page) => page.getByRole('list', { name: 'Items in your cart' })],
  ['/checkout', 1280, (page) => page.getByRole('textbox', { name: 'Email' })],
  ['/help', 1280, (page) => page.getByText('We deliver to')],
  ['/', 768, (page) => page.getByRole('main').getByRole('textbox', { name: /email/i }).first()],
]

test('with text twice as large, no column leaves less than 30 letters to what is beside it', async ({
  watched: page,
}) => {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  for (const [path, width, part] of crowded) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await settled(page)
    await withTextTwiceAsLarge(page, async () => {
      await expect.poll(() => part(page).evaluate((it) => it.clientWidth / 16), path).toBeGreaterThan(30)
    })
  }
})
