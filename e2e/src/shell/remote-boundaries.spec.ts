import type { Page } from '@playwright/test'
import { expect, test } from '../site-test'

const KEY = 'Alt+Shift+KeyB'

const legendOf = (page: Page) => page.getByRole('region', { name: 'Boundaries on this page' })

async function openOverlay(page: Page): Promise<void> {
  // A page that is not hydrated yet ignores keys.
  await expect(async () => {
    await page.keyboard.press(KEY)
    await expect(legendOf(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('a shortcut frames each part of a page with its remote and team, also of the next page', async ({
  watched: page,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const legend = legendOf(page)
  await openOverlay(page)
  await expect(legend).toContainText(/mf-catalog \d+\.\d+\.\d+/)
  await expect(legend).toContainText('Team Catalog')
  const framed = page.locator('[data-frame="mf-catalog page"]')
  const main = await page.getByRole('main').boundingBox()
  await expect.poll(async () => (await framed.boundingBox())?.width).toBeGreaterThan((main?.width ?? 0) / 2)
  await expect(page.locator('[data-frame="shell header"]')).toBeVisible()

  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.locator('[data-frame="mf-cart mini-cart"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(legend).toHaveCount(0)

  // The frames follow a navigation to another remote.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await openOverlay(page)
  await expect(page.locator('[data-frame="mf-cart page"]')).toBeVisible()
  await page.getByRole('link', { name: 'Superium home' }).click()
  await expect(page.locator('[data-frame="mf-catalog page"]')).toBeVisible()
  await expect(page.locator('[data-frame="mf-cart page"]')).toHaveCount(0)
  await page.keyboard.press(KEY)
  await expect(legend).toHaveCount(0)
})
