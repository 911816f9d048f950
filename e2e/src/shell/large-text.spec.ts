import { settled } from '../settled'
import { expect, type Page, test } from '../site-test'
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

for (const width of [390, 768, 1024])
  test(`with text twice as large, a search of twelve letters can be read at ${width} pixels`, async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/help')
    await settled(page)
    await withTextTwiceAsLarge(page, async () => {
      if (width < 760) await page.getByRole('navigation').getByRole('button', { name: 'Search' }).click()
      else await page.locator('#header-search').focus()
      await expect.poll(() => roomInSearch(page)).toBeGreaterThan(12)
    })
  })
