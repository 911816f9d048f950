import { expect, test } from '../site-test'

test('the page of a visible link is prefetched, and Back makes no request', async ({ watched: page }) => {
  const asked: string[] = []
  // The prefetched home page requests the same path, so the category tells listings apart.
  const listings: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    asked.push(pathname)
    if (pathname === '/api/v1/shop/categorywise') listings.push(searchParams.get('category'))
  })
  // Prefetched data expire after 30 s, which a slow machine may need.
  await page.clock.setFixedTime(new Date())
  await page.goto('/category?category=books')
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  const data = `/api/v1/shop/data/${id}`
  await expect.poll(() => asked).toContain(data)
  await expect.poll(() => asked).toContain('/api/v1/shop/related')

  await link.click()
  await expect(page).toHaveURL(new RegExp(`/product-detail/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Choice/)
  expect(asked.filter((path) => path === data)).toHaveLength(1)

  await page.goBack()
  // Only the listing has a card of this product.
  await expect(page.locator(`main article a[href$="/${id}"]`).first()).toBeVisible()
  expect(listings).not.toContain('books')
})

test('where nothing was prefetched, a product is asked for beside the code of its page, and once', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {}
    }
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/shop/data/')) asked.push(request.url())
  })
  await page.goto('/category?category=books')
  await page.waitForFunction(() => window.superiumBooted)
  const product = page.waitForRequest('**/api/v1/shop/data/**')
  const code = page.waitForRequest('**/mf-catalog/*/detail.*.js')
  await page.route('**/mf-catalog/*/detail.*.js', async (route) => {
    await product
    await route.continue()
  })
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await code
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: /add to cart/i }).first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('Back from a prefetched preview restores the scroll position', async ({ watched: page }) => {
  await page.goto('/products?size=20')
  const link = page.getByRole('main').getByRole('article').nth(14).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await expect(page.locator('main [inert] h1')).toBeAttached()
  const name = await link.textContent()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await expect(page).toHaveURL(/\/product-detail\//)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/products?size=20')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})
