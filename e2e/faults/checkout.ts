import { expect, type Page } from '@playwright/test'
import { fillBilling, fillCart } from '../src/shop-in-browser'
import { startAsNewShopper } from '../src/start-session'

/** Goes to the checkout and fills its form; the shopper is signed in and has something in the cart. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/checkout')
  await fillBilling(page)
  await expect(confirmButton(page)).toBeEnabled()
}

/** Signs up a shopper and goes with a book to the checkout. */
export async function readyToOrder(page: Page): Promise<void> {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  await goToCheckout(page)
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Order' })

/** Expects the shopper's input to be kept. */
export async function expectFormKept(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Street\b/ })).toHaveValue('12 Lake Road')
  await expect(page.getByRole('textbox', { name: /^Order notes\b/ })).toHaveValue('Please ring twice')
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
}

/** Presses the offered buttons until the order's page appears, and expects exactly one order. */
export async function expectOrderedOnce(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Send it again' }).or(confirmButton(page)).first()
  await expect(async () => {
    if (!/\/order\//.test(page.url()) && (await again.isEnabled({ timeout: 1000 })))
      await again.click({ timeout: 2000 })
    await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}/, { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  await page.goto('/myaccount/orders')
  await expect(page.getByText('Pending')).toHaveCount(1)
}
