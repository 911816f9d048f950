import type { Locator } from '@playwright/test'
import { expect } from './site-test'

/**
 * Clicks until `reached` passes. A click before hydration has no effect, and a click that takes effect late may remove
 * the control, so a missing control is not a failure.
 */
export async function clickUntil(control: Locator, reached: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await control.click({ timeout: 2000 }).catch(() => {})
    await reached()
  }).toPass()
}
