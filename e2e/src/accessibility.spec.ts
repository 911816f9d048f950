import type { Page } from '@playwright/test'
import { accounts, newShopper, signIn } from './accounts'
import { expectAccessible } from './expect-accessible'
import { addFromCategory } from './shop-in-browser'
import { expect, test } from './site-test'

const open = [
  '/',
  '/products',
  '/category?category=Watch',
  '/cart',
  '/wishlist',
  '/signin',
  '/signup',
  '/help',
  '/nothing-here',
]
const DIALOG = 'dialog[open]'

/** Finds the detail page of a product with variants and reviews. */
async function variantsPage(page: Page): Promise<string> {
  const query = 'category=tshirts&page=0&size=50&sortId=1&min=0&max=3001'
  const answer = await page.request.get(`/api/v1/shop/categorywise?${query}`)
  const { data } = (await answer.json()) as { data: { _id: string; variantCount?: number; reviewCount: number }[] }
  const chosen = data.find(({ variantCount = 0, reviewCount }) => variantCount > 1 && reviewCount > 0)
  return `/product-detail/${chosen?._id}`
}

for (const path of open) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').locator('h1, [role=alert], p').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
  })
}

test('axe finds nothing on a product and its checkout', async ({ page }) => {
  await page.goto('/signin')
  await signIn(page, await newShopper(page))
  await addFromCategory(page, 'books', 0)
  const pages = [
    { path: '/cart', ready: page.getByRole('link', { name: 'Checkout' }) },
    { path: '/checkout', ready: page.getByRole('heading', { name: 'Billing details' }) },
  ]
  for (const { path, ready } of pages) {
    await page.goto(path)
    await expect(ready).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('axe finds nothing on a product, its zoomed picture and its quick view', async ({ page }) => {
  await page.goto(await variantsPage(page))
  await expect(page.getByRole('heading', { name: 'Related Products' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, 'variants, questions, reviews')
  await page.getByRole('button', { name: 'Zoom in on the picture' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Larger' })).toBeVisible()
  await expectAccessible(page, 'closer look', DIALOG)
  await page.goto('/category?category=tshirts')
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Description' })).toBeVisible()
  await expectAccessible(page, 'quick view', DIALOG)
})

const behindSignIn = [
  ['/superium-admin', '/superium-admin/orders'],
  ['/superium-admin/products', '/myaccount/info'],
  ['/myaccount/orders', '/myaccount/billing'],
]

for (const paths of behindSignIn) {
  test(`axe finds nothing behind sign-in: ${paths.join(', ')}`, async ({ page }) => {
    test.slow()
    await page.goto('/superium-admin')
    await signIn(page, accounts.admin)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      // The administration's stream of events stays open, so its network is never idle.
      if (path.startsWith('/superium-admin')) await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      else await page.waitForLoadState('networkidle')
      await expectAccessible(page, path)
    }
  })
}

test('axe finds nothing on the releases page', async ({ page }) => {
  test.slow()
  await page.goto('/superium-admin')
  await signIn(page, accounts.admin)
  await page.goto('/superium-admin/releases')
  // The page polls, so an idle network does not mean that it is complete.
  await expect(page.getByRole('table', { name: 'Live versions of mf-catalog' }).getByText(/% *$/).first()).toBeVisible()
  await expectAccessible(page, 'releases')
})

test('with reduced motion, another theme has all its colours at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/help')
  const heading = page.getByRole('heading', { level: 1 })
  const colour = () => heading.evaluate((one) => getComputedStyle(one).color)
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await colour()).not.toBe(light)
})
