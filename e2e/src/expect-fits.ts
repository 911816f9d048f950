import { expect, type Page } from '@playwright/test'

/**
 * Fails if the page is wider than its window, now or in one of these widths. Afterwards the window has the size of
 * before.
 */
export async function expectFits(page: Page, where: string, ...widths: readonly number[]): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of [size.width, ...widths]) {
    if (width !== size.width) await page.setViewportSize({ width, height: 844 })
    // What scripts lay out anew follows a moment later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where}, ${width} pixels`)
      .toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(size)
}
