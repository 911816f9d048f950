import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { fillBilling, fillCart } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm Order/ })
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' })

/** Opens the checkout of a new shopper who has one product of each category in the cart. */
async function openCheckout(page: Page, ...categories: string[]): Promise<void> {
  await startAsNewShopper(page)
  await fillCart(page, ...categories)
  await page.goto('/checkout')
  await expect(confirm(page)).toBeEnabled()
}

/** Makes the first try of each call fail, alternately without a response and with a 503. */
async function failFirstTries(context: BrowserContext): Promise<Set<string>> {
  const tried = new Set<string>()
  await context.route('**/api/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const call = `${route.request().method()} ${pathname}`
    if (tried.has(call)) return route.fallback()
    tried.add(call)
    if (tried.size % 2 === 0) return route.abort('connectionreset')
    return route.fulfill({ status: 503, json: { status: 'error', message: 'The shop is under repair.' } })
  })
  return tried
}

test('the checkout works by keyboard alone', async ({ watched: page }) => {
  await openCheckout(page, 'books')
  await page.getByRole('textbox', { name: /^Username/ }).focus()
  const type = async (label: string, text: string): Promise<void> => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: new RegExp(`^${label}\\b`) })).toBeFocused()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(country(page)).toBeFocused()
  await page.keyboard.type('bang')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country(page)).toHaveValue('Bangladesh')
  await type('Street', '12 Lake Road')
  await type('Postcode', '1205')
  await type('District', 'Dhaka')
  await type('Sub District', 'Dhanmondi')
  await type('Phone', '01700000000')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Save as my default address' })).toBeFocused()
  await page.keyboard.press('Space')
  await type('Order notes', 'Please ring twice')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Check payments' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(confirm(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused()
})

test('with the first try of every call failing, the checkout ends with one order', async ({ page, context }) => {
  await openCheckout(page, 'books')
  const tried = await failFirstTries(context)
  await page.reload()
  await fillBilling(page)
  await page.getByRole('checkbox', { name: 'Save as my default address' }).check()
  await expect(confirm(page)).toBeEnabled()
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible()
  expect([...tried]).toEqual(
    expect.arrayContaining(['POST /api/v1/shop/quote', 'POST /api/v1/shop/orderconfirm', 'GET /api/v1/shop/settings']),
  )
  await page.goto('/myaccount/orders')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(tried.has('POST /api/v1/user/addresses')).toBe(true)
})

test('the summary is whole beside the form, and the list of what is missing leads to each field', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openCheckout(page, 'books', 'toys', 'kitchen')
  await expect(confirm(page)).toHaveText(/^Confirm Order · \$\d/)
  const panel = page.getByRole('complementary', { name: 'Order summary' })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  expect(await panel.evaluate((box) => [box.scrollHeight, box.scrollWidth])).toEqual(
    await panel.evaluate((box) => [box.clientHeight, box.clientWidth]),
  )
  await confirm(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Postcode: Postcode is required' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /^Postcode/ })).toBeFocused()
  await expectAccessible(page, 'checkout with errors')
  await country(page).click()
  await expectAccessible(page, 'list of countries', 'main')
})

test('on a phone the summary is folded above the form, nothing is wider than the window, and paper shows the invoice alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCheckout(page, 'books')
  const fold = page.getByRole('button', { name: /^Order summary · \$/ })
  const line = page.getByRole('list', { name: 'Order summary' }).getByRole('listitem')
  await expect(line).toHaveCount(0)
  await fold.click()
  await expect(line).toHaveCount(1)
  await fillBilling(page)
  await expectFits(page, 'checkout')
  await expectAccessible(page, 'checkout on a phone')
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expectFits(page, 'confirmation')
  await expectAccessible(page, 'order', 'main')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const invoice = page.getByRole('region', { name: 'Invoice' })
  await expect(invoice).toBeVisible()
  await expect(invoice.getByText('Invoice number')).toBeVisible()
  await expect(invoice.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5000)
})
