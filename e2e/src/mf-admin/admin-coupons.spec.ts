import { expectFits } from '../expect-fits'
import { expect, type Page, test } from '../site-test'

test.use({ as: 'admin' })

/** What a quote for a book says about a coupon. */
async function couponInQuote(page: Page, coupon: string) {
  const listing = await page.request.get(
    '/api/v1/shop/categorywise?category=books&page=0&size=20&availability=in-stock',
  )
  const { data } = (await listing.json()) as { data: { _id: string; variantCount?: number }[] }
  const plain = data.find(({ variantCount = 0 }) => variantCount === 0)
  const products = [{ productId: plain?._id, quantity: 1 }]
  const quote = await page.request.post('/api/v1/shop/quote', { data: { products, coupon } })
  return ((await quote.json()) as { data: { coupon: { state: string; reason?: string } } }).data.coupon
}

test('a coupon is added, refused, switched off and limited, and the shop follows', async ({ watched: page }) => {
  const code = `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await page.goto('/superium-admin/coupons')
  await page.getByRole('link', { name: 'Add coupon' }).click()

  // What is missing or wrong is said beside its field, which gets the focus.
  await page.getByRole('textbox', { name: /^Code/ }).fill(code.toLowerCase())
  await page.getByRole('textbox', { name: /^Per cent off/ }).fill('120')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  const percent = page.getByRole('textbox', { name: /^Per cent off/ })
  await expect(percent).toBeFocused()
  await expect(percent).toHaveAccessibleDescription('Per cent off is 0.01 to 100, with at most two decimals')
  await percent.fill('12.5')
  await page.getByRole('textbox', { name: /^Orders in all/ }).fill('0')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  await expect(page.getByText('Orders in all is a whole number from 1 to 1,000,000')).toBeVisible()
  await page.getByRole('textbox', { name: /^Orders in all/ }).fill('40')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  await expect(page.getByText(`${code} is added`)).toBeVisible()

  const row = page.getByRole('row', { name: code })
  await page.goto(`/superium-admin/coupons?search=${code}`)
  await expect(row).toContainText('12.5 % off')
  await expect(row).toContainText('0 of 40')
  await expect(row).toContainText('Active')
  expect(await couponInQuote(page, code.toLowerCase())).toMatchObject({ state: 'applied' })

  // On a phone, by keyboard.
  await expectFits(page, 'a coupon', 390)
  await page.setViewportSize({ width: 390, height: 844 })
  const off = page.getByRole('button', { name: `Switch off ${code}` })
  await off.press('Enter')
  const on = page.getByRole('button', { name: `Switch on ${code}` })
  await expect(on).toBeFocused()
  await expect(page.getByText(`${code} is switched off`)).toBeVisible()
  await expect(row).toContainText('Switched off')
  expect((await couponInQuote(page, code)).reason).toBe('This coupon is no longer valid.')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${code} is switched on`)).toBeVisible()

  // Its rules can be changed, its discount cannot.
  await page.goto(`/superium-admin/coupons/${code}`)
  await expect(page.getByRole('textbox', { name: /^Per cent off/ })).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Minimum subtotal/ }).fill('9000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`${code} is saved`)).toBeVisible()
  expect((await couponInQuote(page, code)).reason).toMatch(/^This coupon needs a subtotal of \$9,000\.00/)
})
