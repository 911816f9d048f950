import { newEmail } from '../accounts'
import { addFromCategory, fillBilling } from '../shop-in-browser'
import { expect, test } from '../site-test'

/** What browsers have that keep nothing: none at all, as in some Android WebViews, or one that refuses every call. */
const storages = {
  missing: () => Object.defineProperty(window, 'localStorage', { value: null }),
  refused: () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
}

for (const [what, replace] of Object.entries(storages))
  test(`where local storage is ${what}, a shopper adds, signs up and orders in one page, and reads that nothing is kept`, async ({
    watched: page,
  }) => {
    await page.addInitScript(replace)
    const name = await addFromCategory(page, 'books', 0)
    const told = page.getByText(
      'This browser keeps nothing for the shop. What you add, and your sign-in, last until you close this page.',
    )
    await expect(told).toHaveCount(1)
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
    await page.getByRole('button', { name: /increase quantity/i }).click()
    await expect(page.getByRole('textbox', { name: /quantity/i })).toHaveValue('2')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/signin$/)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Username').fill('Nadia Rahman')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill('a-long-password')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await fillBilling(page)
    await page.getByRole('button', { name: 'Confirm Order' }).click()
    await expect(page).toHaveURL(/\/order\//)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  })
