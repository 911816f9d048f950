import { expect, type Page } from '@playwright/test'
import { withTextTwiceAsLarge } from './text-twice-as-large'

/**
 * Fails if the page is wider than its window, now or in one of these widths, or on a phone of which the reader has
 * doubled the text (WCAG 1.4.4). Afterwards the window has the size of before.
 */
export async function expectFits(page: Page, where: string, ...widths: readonly number[]): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  const fits = async (width: number, what: string): Promise<void> => {
    if (width !== size.width) await page.setViewportSize({ width, height: 844 })
    // What scripts lay out anew follows a moment later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where}, ${width} pixels${what}`)
      .toBeLessThanOrEqual(width)
  }
  for (const width of [size.width, ...widths]) await fits(width, '')
  await withTextTwiceAsLarge(page, () => fits(390, ' with large text'))
  await page.setViewportSize(size)
}
