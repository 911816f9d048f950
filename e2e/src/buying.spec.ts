import { newEmail } from './accounts'
import { addFromCategory, fillBilling, fillCart } from './shop-in-browser'
import { expect, test } from './site-test'
import { startAsNewShopper } from './start-session'

test('a new shopper signs up at checkout, buys two products, and an administrator sees the order', async ({
  watched: page,
  openWatched,
  sessionOf,
}) => {
  const email = newEmail()
  const first = await addFromCategory(page, 'books', 0)
  const second = await addFromCategory(page, 'kitchen', 1)

  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
  await expect(page.getByText(first).first()).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()

  await expect(page).toHaveURL(/\/signin$/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Username').fill('Nadia Rahman')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-long-password')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue('Nadia Rahman')
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
  await fillBilling(page)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByText(second).first()).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]'))).toEqual([])

  await page.goto('/myaccount/orders')
  await expect(page.getByText(first).first()).toBeVisible()
  await expect(page.getByText('Pending').first()).toBeVisible()

  const office = await openWatched({ storageState: await sessionOf('admin') })
  await office.goto('/superium-admin/orders')
  await expect(office.getByText(email).first()).toBeVisible()
})

test('two tabs on the checkout place one order for one cart', async ({ watched: page, context }) => {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/checkout')
    await fillBilling(tab)
    await expect(tab.getByRole('button', { name: 'Confirm Order' })).toBeEnabled()
  }
  const keys: (string | undefined)[] = []
  let arrived = (): void => {}
  const sent = new Promise<void>((resolve) => {
    arrived = resolve
  })
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await context.route('**/api/v1/shop/orderconfirm', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    arrived()
    await answered
    await route.continue()
  })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await sent
  await other.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(other.getByText('This order is being placed in another tab.')).toBeVisible()
  answer()
  await expect(page).toHaveURL(/\/order\//)
  await expect(other.getByText('This order was placed in another tab.')).toBeVisible()
  expect(keys).toHaveLength(1)
})

test('two tabs place one order when the first tab never gets the answer', async ({ page, context }) => {
  await startAsNewShopper(page)
  await fillCart(page, 'books')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/checkout')
    await fillBilling(tab)
  }
  await other.getByRole('textbox', { name: /^Order notes/ }).fill('Typed in the second tab')
  const placed = new Set<string>()
  // The server places the order, and this tab is told that the connection broke.
  await page.route('**/api/v1/shop/orderconfirm', async (route) => {
    const answer = await route.fetch()
    placed.add((await answer.json()).data._id)
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: /^Confirm Order/ }).click()
  await expect(page.getByText('Your last order may not have gone through.')).toBeVisible()
  await other.getByRole('button', { name: /^Confirm Order/ }).click()
  await expect(other.getByText(/This is the order that you confirmed first/)).toBeVisible()
  expect([...placed]).toEqual([new URL(other.url()).href.match(/[\da-f-]{36}/)?.[0]])
  await expect(page.getByText('This order was placed in another tab.')).toBeVisible()
})
