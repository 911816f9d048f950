import type { APIRequestContext, Page } from '@playwright/test'
import { accounts } from '../accounts'
import { expect, test } from '../site-test'

const KEY = 'Alt+Shift+KeyB'

const legendOf = (page: Page) => page.getByRole('region', { name: 'Boundaries on this page' })

async function openOverlay(page: Page): Promise<void> {
  // A page that is not hydrated yet ignores keys.
  await expect(async () => {
    await page.keyboard.press(KEY)
    await expect(legendOf(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

/** Creates an administrator's override link to the live version of a remote; the tests only look at the badge. */
async function overrideLink(request: APIRequestContext, name: string): Promise<{ path: string; version: string }> {
  const signedIn = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key', {
    data: { email: accounts.admin, password: accounts.password, returnSecureToken: true },
  })
  const { idToken } = await signedIn.json()
  const discovery = await (await request.get('/discovery.json')).json()
  const version: string = discovery.microFrontends[name][0].metadata.version
  const made = await request.post('/releases/v1/overrides', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { versions: { [name]: version }, hours: 1 },
  })
  const { data } = await made.json()
  return { path: data.path, version }
}

test('a browser with an override shows a badge on each page until it leaves', async ({
  watched: page,
  request,
  browser,
}) => {
  const { path, version } = await overrideLink(request, 'mf-cart')
  await page.goto(`/cart${path.slice(1)}`)
  const badge = page.getByRole('complementary', { name: 'Override' })
  await expect(badge).toContainText(`mf-cart ${version}`)
  await expect(badge).toContainText('until')
  await page.goto('/category?category=books')
  await expect(badge).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await other.goto('/cart')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByRole('complementary', { name: 'Override' })).toHaveCount(0)
  await badge.getByRole('link', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/category?category=books')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(badge).toHaveCount(0)
})

test('a shortcut frames each part of a page with its remote and team, also of the next page', async ({
  watched: page,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const legend = legendOf(page)
  await openOverlay(page)
  await expect(legend).toContainText(/mf-catalog \d+\.\d+\.\d+/)
  await expect(legend).toContainText('Team Catalog')
  const framed = page.locator('[data-frame="mf-catalog page"]')
  const main = await page.getByRole('main').boundingBox()
  await expect.poll(async () => (await framed.boundingBox())?.width).toBeGreaterThan((main?.width ?? 0) / 2)
  await expect(page.locator('[data-frame="shell header"]')).toBeVisible()

  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.locator('[data-frame="mf-cart mini-cart"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(legend).toHaveCount(0)

  // The frames follow a navigation to another remote.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await openOverlay(page)
  await expect(page.locator('[data-frame="mf-cart page"]')).toBeVisible()
  await page.getByRole('link', { name: 'Superium home' }).click()
  await expect(page.locator('[data-frame="mf-catalog page"]')).toBeVisible()
  await expect(page.locator('[data-frame="mf-cart page"]')).toHaveCount(0)
  await page.keyboard.press(KEY)
  await expect(legend).toHaveCount(0)
})
