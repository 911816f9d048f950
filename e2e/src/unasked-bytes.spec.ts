import { addFromCategory } from './shop-in-browser'
import { expect, test } from './site-test'
import { startAsNewShopper } from './start-session'

const FOR_EVERYBODY = ['/', '/products', '/category?category=books', '/wishlist', '/help', '/signin', '/become-seller']
/** Pages that show more to a signed-in shopper who has a product in the cart. */
const SIGNED_IN = ['/', '/cart', '/checkout', '/myaccount/orders']

test('no byte of administration and seller desk reaches a shopper, signed in or not, until they ask for their pages', async ({
  watched: page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const unasked = (): string[] => loaded.filter((path) => /^\/assets\/mf-admin\/|seller-desk/.test(path))
  const visit = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    // Links that come into view, and what a rest of the pointer loads.
    await page.mouse.wheel(0, 6000)
    if (path === '/')
      for (const link of (await page.locator('header a:visible, footer a:visible').all()).slice(0, 12))
        await link.hover({ timeout: 2000 }).catch(() => {})
    await expect(page.locator('[src*="/assets/mf-admin/"], link[href*="/assets/mf-admin/"]')).toHaveCount(0)
  }
  for (const path of FOR_EVERYBODY) await visit(path)
  await startAsNewShopper(page)
  await addFromCategory(page, 'books', 0)
  for (const path of SIGNED_IN) await visit(path)
  expect(unasked()).toEqual([])
  expect(loaded.some((path) => path.startsWith('/assets/mf-account'))).toBe(true)

  await page.goto('/superium-admin')
  await expect(page.getByText(/this account may not open the administration/)).toBeVisible()
  expect(unasked().length).toBeGreaterThan(0)
})
