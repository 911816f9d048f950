import { expect, test } from '../site-test'

test.use({ as: 'seller' })

test('on a phone the menu of the desk shows where one is', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/seller/payouts')
  const menu = page.getByRole('navigation', { name: 'Seller desk menu' })
  await expect(menu.getByRole('link', { name: 'Payouts' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Shop profile' }).click()
  await expect(page).toHaveURL('/seller/shop')
  await expect(menu.getByRole('link', { name: 'Shop profile' })).toBeInViewport({ ratio: 1 })
})
