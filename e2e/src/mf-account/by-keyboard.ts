import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any page has: a control beyond them counts as unreachable. */
const MOST_STOPS = 150

/**
 * Moves to a control with Tab, or back with Shift and Tab, like a visitor without a mouse; fails if they do not reach it.
 * Going round instead would fetch the page of each link of header and footer ahead.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  // Finding the control by its name anew at each stop would take most of the time.
  let element = await control.elementHandle()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const state = await element?.evaluate((one) => ({
      focused: one === document.activeElement,
      gone: !one.isConnected,
      passed: document.activeElement?.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_PRECEDING,
    }))
    if (state?.focused) return
    if (state?.gone) element = await control.elementHandle()
    await page.keyboard.press(state?.passed ? 'Shift+Tab' : 'Tab')
  }
  await expect(control, 'Tab reaches it').toBeFocused()
}

/** Goes to a control and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to a field and types; letters choose an option of a list. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Jumps over the header with the skip link, the first stop of a page that has just been opened. */
export async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}
