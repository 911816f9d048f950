import { newShopper, signIn } from './accounts'
import { addFromCategory, fillBilling } from './shop-in-browser'
import { expect, type Page, test } from './site-test'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}\\b`) })

async function expectTyped(page: Page): Promise<void> {
  await expect(field(page, 'Postcode')).toHaveValue('1205')
  await expect(field(page, 'Street')).toHaveValue('12 Lake Road')
  await expect(field(page, 'Order notes')).toHaveValue('Please ring twice')
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /profile|account/i })
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('User Logedout')).toBeVisible()
}

test('the checkout keeps typed fields over reload, Back and other pages until sign-out', async ({ watched: page }) => {
  test.slow()
  await page.goto('/signin')
  const shopper = await newShopper(page)
  await signIn(page, shopper)
  await addFromCategory(page, 'books', 2)
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

  await page.goto('/')
  await signOut(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /personal/.test(key)))).toEqual([])
  await page.goto('/signin')
  await signIn(page, shopper)
  await page.goto('/checkout')
  await expect(field(page, 'Email')).toHaveValue(shopper)
  await expect(field(page, 'Order notes')).toHaveValue('')
})

test('a placed order drops the typed fields', async ({ watched: page }) => {
  test.slow()
  await page.goto('/signin')
  await signIn(page, await newShopper(page))
  await addFromCategory(page, 'books', 3)
  await page.goto('/checkout')
  await fillBilling(page)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await addFromCategory(page, 'books', 3)
  await page.goto('/checkout')
  await expect(field(page, 'Username')).not.toHaveValue('')
  await expect(field(page, 'Order notes')).toHaveValue('')
})
