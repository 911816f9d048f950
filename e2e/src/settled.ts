import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page has its heading and nothing on it says that it is loading. (An idle network says less: browsers
 * revalidate in the background, for up to half a minute.)
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
