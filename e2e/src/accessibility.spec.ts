import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accounts, addFromCategory, expect, signIn, test } from './site'

const open = ['/', '/products', '/category?category=Watch', '/cart', '/signin', '/signup', '/help', '/nothing-here']
/** The detail page of a product that comes in variants and was reviewed. */
async function variantsPage(page: Page): Promise<string> {
  const query = 'category=tshirts&page=0&size=50&sortId=1&min=0&max=3001'
  const answer = await page.request.get(`/api/v1/shop/categorywise?${query}`)
  const { data } = (await answer.json()) as { data: { _id: string; variantCount?: number; reviewCount: number }[] }
  const chosen = data.find(({ variantCount = 0, reviewCount }) => variantCount > 1 && reviewCount > 0)
  return `/product-detail/${chosen?._id}`
}

const schemes = ['light', 'dark'] as const

for (const colorScheme of schemes) {
  for (const path of open) {
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('main').locator('h1, [role=alert], p').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
    })
  }

  test(`axe finds nothing on a product and its checkout in ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/signin')
    await signIn(page, accounts.buyer)
    await addFromCategory(page, 'books', 0)
    const pages = [
      { path: page.url(), ready: page.getByRole('heading', { name: 'Related Products' }) },
      { path: '/cart', ready: page.getByRole('link', { name: 'Checkout' }) },
      { path: '/checkout', ready: page.getByRole('heading', { name: 'Billing details' }) },
    ]
    for (const { path, ready } of pages) {
      await page.goto(path)
      await expect(ready).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, path, where: nodes.map(({ html }) => html) }))).toEqual([])
    }
  })

  test(`axe finds nothing on a product, its closer look and its quick view in ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const clean = async (where: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, where, nodes: nodes.map(({ html }) => html) }))).toEqual([])
    }
    await page.goto(await variantsPage(page))
    await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await clean('variants, questions, reviews')
    await page.getByRole('button', { name: 'Zoom in on the picture' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Larger' })).toBeVisible()
    await clean('closer look')
    await page.goto('/category?category=tshirts')
    await page.waitForLoadState('networkidle')
    await page
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Description' })).toBeVisible()
    await clean('quick view')
  })

  test(`axe finds nothing behind sign-in in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/superium-admin')
    await signIn(page, accounts.admin)
    for (const path of [
      '/superium-admin',
      '/superium-admin/orders',
      '/superium-admin/products',
      '/myaccount',
      '/myaccount?num=2',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, path, where: nodes.map(({ html }) => html) }))).toEqual([])
    }
  })

  test(`axe finds nothing on the releases page in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/superium-admin/releases')
    await signIn(page, accounts.admin)
    // The page asks for news again and again: the network is no sign that it stands.
    await expect(
      page.getByRole('table', { name: 'Live versions of mf-catalog' }).getByText(/% *$/).first(),
    ).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
  })
}
