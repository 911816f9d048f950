import type { Page } from '@playwright/test'

/**
 * Blocks scripts (all, or those of one part of the site) until the returned function is called: the page is visible,
 * but not interactive.
 */
export async function holdScripts(page: Page, part = '*'): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${part}/**/*.js`, async (route) => {
    await released
    // A page that was left has cancelled its requests.
    await route.fallback().catch(() => {})
  })
  return release
}
