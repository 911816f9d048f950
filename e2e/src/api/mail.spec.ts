import { accounts, newEmail, tokenOf } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { mailArrived } from '../mail-arrived'
import { placeOrder } from '../place-order'
import { postJson } from '../post-json'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

// The frame of an e-mail runs no scripts, not even those with which Playwright looks into it.
test.use({ allowed: { patterns: [/Blocked script execution in '[^']*\/dev\/mail\//] } })

/** Opens the newest e-mail to an address whose subject matches, as soon as it is there; resolves to its own markup. */
async function openMail(page: Page, recipient: string, subject: RegExp) {
  await page.goto(await mailArrived(page, recipient, subject))
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  return page.frameLocator('iframe')
}

/** The address of a link in an e-mail, from its text part. */
const addressIn = async (page: Page, path: string): Promise<string> =>
  new RegExp(`https?://\\S*${path}\\S*`).exec(
    (await page.getByLabel('Text', { exact: true }).textContent()) ?? '',
  )?.[0] ?? ''

/** Enters a count of a product's stock as the administrator. */
async function countStock(page: Page, id: string, expected: number, pieces: number): Promise<void> {
  const path = `/api/v1/admin/products/${id}/stock`
  const data = { key: crypto.randomUUID(), kind: 'counted', expected, pieces }
  await postJson(page, path, data, { authorization: `Bearer ${await tokenOf(page, accounts.admin)}` })
}

/** A product in stock that comes in one variant only, and that no other test buys. */
async function withoutVariants(page: Page): Promise<{ _id: string; stock: number }> {
  const listing = await page.request.get('/api/v1/shop/categorywise?availability=in-stock&page=2&size=50&sortId=1')
  const { data: products } = (await listing.json()) as { data: { _id: string; stock: number }[] }
  for (const { _id, stock } of products) {
    const { data } = await (await page.request.get(`/api/v1/shop/data/${_id}`)).json()
    if (data.variants.length === 0 && stock > 0) return { _id, stock }
  }
  throw new Error('no product without variants')
}

test('an order is confirmed by an e-mail, whose link opens the order', async ({ watched: page }) => {
  const email = await startAsNewShopper(page)
  const placed = await placeOrder(page, email, 'cash_on_delivery', 1)
  const order = `/order/${placed._id}`
  const name = placed.products[0]?.name ?? ''

  const mail = await openMail(page, email, /^Your order #/)
  await expectAccessible(page, 'an e-mail')
  await expect(mail.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(mail.getByText(name).first()).toBeVisible()
  await expect(mail.getByText('Order total', { exact: true })).toBeVisible()
  await expect(mail.getByText('12 Lake Road')).toBeVisible()
  const picture = mail.getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(new URL(await addressIn(page, '/order/')).pathname).toBe(order)

  const opened = page.waitForEvent('popup')
  await mail.getByRole('link', { name: 'View your order' }).click()
  const popup = await opened
  await expect(popup.getByText(name).first()).toBeVisible()
  await expect(popup).toHaveURL(`/myaccount/orders/${placed._id}`)
})

test('a guest confirms an address, gets one e-mail when the product is back, and unsubscribes', async ({
  watched: page,
}) => {
  const product = await withoutVariants(page)
  await countStock(page, product._id, product.stock, 0)
  const email = newEmail()

  const ask = page.getByRole('button', { name: 'Email me when it is back in stock' }).first()
  // The other API and edge may know the old stock for a moment.
  await expect(async () => {
    await page.goto(`/product-detail/${product._id}`)
    await expect(ask).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await ask.click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Notify me' }).click()
  await expect(page.getByText(/^Check your inbox to confirm your address\./)).toBeVisible()

  await openMail(page, email, /^Please confirm/)
  const confirm = await addressIn(page, '/alerts/confirm')
  await page.goto(new URL(confirm).pathname + new URL(confirm).search)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeVisible()
  await expectAccessible(page, 'confirming an address', 'main')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible()

  await countStock(page, product._id, 0, product.stock)
  await openMail(page, email, /is in stock again$/)
  const unsubscribe = await addressIn(page, '/alerts/unsubscribe')
  await page.goto(new URL(unsubscribe).pathname + new URL(unsubscribe).search)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
})
