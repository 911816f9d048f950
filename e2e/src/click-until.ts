import type { Locator } from '@playwright/test'
import { expect } from './site-test'

/**
 * Clicks until `reached` passes. A click before hydration has no effect, and one that works late takes the control away, so
 * a click that finds no control is no failure.
 */
export async function clickUntil(control: Locator, reached: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await control.click({ timeout: 2000 }).catch(() => {})
    await reached()
  }).toPass()
}
