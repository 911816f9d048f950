import type { Page } from '@playwright/test'

/** Types into the focused field and goes to the next one with Tab; an empty text leaves a field as it is. */
export async function typeAlong(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}
