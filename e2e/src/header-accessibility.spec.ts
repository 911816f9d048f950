import { expectAccessible } from './expect-accessible'
import { expect, test } from './site-test'

test('axe finds nothing in the drawer, the themes of the header and the footer', async ({ watched: page }) => {
  await page.goto('/help')
  await expectAccessible(page, 'footer', 'footer')
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
  await expectAccessible(page, 'themes', 'header')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Superium' })).toBeVisible()
  await expectAccessible(page, 'drawer', 'dialog[open]')
})

test('themes and drawer work by keyboard, and the focus returns', async ({ watched: page }) => {
  await page.goto('/help')
  // A key that is kept until then would open the panel late, and the next try close it.
  await page.waitForFunction(() => window.superiumBooted)
  const button = page.getByRole('banner').getByRole('button', { name: 'Theme' })
  const panel = page.getByRole('dialog', { name: 'Theme' })
  await expect(async () => {
    await button.press('Enter')
    await expect(panel).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Theme' })).toBeHidden()
  await expect(button).toBeFocused()
})
