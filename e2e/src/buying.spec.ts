import { accounts, addFromCategory, expect, fillBilling, newEmail, signIn, test } from './site'

test('a new shopper signs up on the way to checkout, buys two products, and an administrator sees the order', async ({
  watched: page,
  browser,
}) => {
  test.slow()
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
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue('Nadia Rahman')
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
  await fillBilling(page)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page).toHaveURL(/order=/)
  await expect(page.getByText(second).first()).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]'))).toEqual([])

  await page.goto('/myaccount?num=2')
  await expect(page.getByText(first).first()).toBeVisible()
  await expect(page.getByText('Pending').first()).toBeVisible()

  const office = await browser.newPage()
  await office.goto('/superium-admin/orders')
  await signIn(office, accounts.admin)
  await expect(office).toHaveURL(/\/superium-admin\/orders/)
  await expect(office.getByText(email).first()).toBeVisible()
  await office.close()
})

test('a cart survives reload and is the same in a second tab', async ({ watched: page, context }) => {
  const name = await addFromCategory(page, 'toys', 0)
  await page.reload()
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByText(name).first()).toBeVisible()
  await other.getByRole('button', { name: /increase quantity/i }).click()
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: /quantity/i })).toHaveValue('2')
})

test('malformed browser storage is dropped, not fatal', async ({ watched: page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cartItems', '{"not":"a list"')
    localStorage.setItem('wishlistItems', '[{"_id":7},null,"x"]')
    localStorage.setItem('recentItems', 'null')
    localStorage.setItem('superium:theme', '<script>')
  })
  await page.goto('/cart')
  await expect(page.getByText('YOUR CARTLIST IS CURRENTLY EMPTY.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recommended For You' })).toBeVisible()
})
