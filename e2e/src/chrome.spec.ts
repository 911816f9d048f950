import { expect, test } from './site'

test('search, offers and the footer lead where they say', async ({ watched: page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Search for products').fill('watch')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/category\?search=watch/)
  await expect(page.getByText(/Showing 1 to/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click()
  await expect(page).toHaveURL('/products?collection=on-sale')
  await page.goBack()
  await expect(page.getByRole('banner').getByLabel('Search for products')).toHaveValue('watch')
})

test('on a phone: the drawer, the search and the theme', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Superium' })
  await drawer.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').getByPlaceholder('Search for products...').fill('mug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=mug/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('addresses that nothing answers, and the redirects of the specification', async ({ page }) => {
  expect((await page.goto('/nothing-here'))?.status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  expect((await page.goto('/product-detail/0190f3b6-0000-7000-8000-000000000000'))?.status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.goto('/product-detail')
  await expect(page).toHaveURL('/products')
})

test('checkout and the account area send anonymous visitors to sign in, and back', async ({ watched: page }) => {
  for (const path of ['/checkout', '/myaccount?num=1', '/superium-admin']) {
    await page.goto(path)
    await expect(page).toHaveURL('/signin')
  }
})

test('only administrators get into the admin remote', async ({ page }) => {
  await page.goto('/superium-admin/orders')
  await page.getByLabel('Email').fill('buyer@superium.example')
  await page.getByLabel('Password', { exact: true }).fill('superium-demo')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/superium-admin\/orders/)
  await expect(page.getByRole('main')).toContainText(/administrator/i)
  expect(requests.filter((path) => path.startsWith('/api/v1/admin'))).toEqual([])
})
