import { signOut } from '../accounts'
import { fillBilling, fillCart } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}\\b`) })

test('the checkout keeps typed fields over a reload until sign-out', async ({ watched: page }) => {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  await page.goto('/checkout')
  await fillBilling(page)

  await page.reload()
  await expect(field(page, 'Postcode')).toHaveValue('1205')
  await expect(field(page, 'Street')).toHaveValue('12 Lake Road')
  await expect(field(page, 'Order notes')).toHaveValue('Please ring twice')
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /personal/.test(key)))
  expect(await kept()).not.toEqual([])
  // The checkout's own header has no account.
  await page.goto('/help')
  await signOut(page)
  expect(await kept()).toEqual([])
})
