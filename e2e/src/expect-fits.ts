import { expect, type Page } from '@playwright/test'
import { withTextTwiceAsLarge } from './text-twice-as-large'

/** The names of shown fields whose text is smaller than 16 pixels. */
function smallFields(): string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
  )
  return [...fields]
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.id)
}

/**
 * Fails if the page is wider than its window, now or in one of these widths, or on a phone of which the reader has
 * doubled the text (WCAG 1.4.4), or if a phone would zoom in on a field. Afterwards the window has the size of before.
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
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(smallFields), `${where}, fields of less than 16 pixels on a phone`).toEqual([])
  await withTextTwiceAsLarge(page, () => fits(390, ' with large text'))
  await page.setViewportSize(size)
}
