import { newShopper, signIn } from './accounts'
import { addFromCategory } from './shop-in-browser'
import { expect, test } from './site-test'

const PAGES = [
  ...['/', '/products', '/category?category=books', '/category?search=mug', '/cart', '/wishlist', '/help'],
  ...['/signin', '/become-seller', '/checkout', '/myaccount', '/myaccount/orders'],
]

test('no byte of the administration reaches a shopper, signed in or not, until they ask for its page', async ({
  watched: page,
}) => {
  test.slow()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const ofAdministration = (): string[] => loaded.filter((path) => path.startsWith('/assets/mf-admin/'))
  const visit = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    // Links that come into view, and what a rest of the pointer loads.
    await page.mouse.wheel(0, 6000)
    for (const link of (await page.locator('header a:visible, footer a:visible').all()).slice(0, 12))
      await link.hover({ timeout: 2000 }).catch(() => {})
    await expect(page.locator('[src*="/assets/mf-admin/"], link[href*="/assets/mf-admin/"]')).toHaveCount(0)
  }
  for (const path of PAGES) await visit(path)
  await page.goto('/signin')
  await signIn(page, await newShopper(page))
  await addFromCategory(page, 'books', 0)
  for (const path of PAGES) await visit(path)
  expect(ofAdministration()).toEqual([])

  await page.goto('/superium-admin')
  await expect(page.getByText(/this account may not open the administration/)).toBeVisible()
  expect(ofAdministration().length).toBeGreaterThan(0)
})
