import AxeBuilder from '@axe-core/playwright'
import { accounts, addFromCategory, expect, signIn, test } from './site'

const open = ['/', '/products', '/category?category=Watch', '/cart', '/signin', '/signup', '/help', '/nothing-here']
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

  test(`axe finds nothing behind sign-in in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/superium-admin')
    await signIn(page, accounts.admin)
    for (const path of [
      '/superium-admin',
      '/superium-admin/orders',
      '/superium-admin/products',
      '/superium-admin/releases',
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
}
