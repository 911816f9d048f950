import { signOut } from '../accounts'
import { fillBilling, fillCart } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper, startSession } from '../start-session'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}\\b`) })

async function expectTyped(page: Page): Promise<void> {
  await expect(field(page, 'Postcode')).toHaveValue('1205')
  await expect(field(page, 'Street')).toHaveValue('12 Lake Road')
  await expect(field(page, 'Order notes')).toHaveValue('Please ring twice')
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
}

test('the checkout keeps typed fields over reload, Back and other pages until sign-out', async ({ watched: page }) => {
  const shopper = await startAsNewShopper(page)
  await fillCart(page, 'books')
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillBilling(page)

  await page.reload()
  await expectTyped(page)
  await page.goBack()
  await expect(page).toHaveURL('/cart')
  await page.goForward()
  await expectTyped(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).first().click()
  await expect(page).toHaveURL(/\/help/)
  await page.goto('/checkout')
  await expectTyped(page)
  // The checkout's own header has no account.
  await page.goto('/help')
  await signOut(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /personal/.test(key)))).toEqual([])
  await startSession(page, shopper)
  await page.goto('/checkout')
  await expect(field(page, 'Email')).toHaveValue(shopper)
  await expect(field(page, 'Order notes')).toHaveValue('')
})
