import type { Page } from '@playwright/test'

/** Does something while the browser's own text size is 32 px, as a reader sets it, instead of 16 px. */
export async function withTextTwiceAsLarge(page: Page, work: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const set = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await set(32)
  await work()
  await set(16)
  await browser.detach()
}
