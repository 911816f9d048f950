import type { Browser } from '@playwright/test'
import { newShopper, signIn, signOut } from '../accounts'
import { addFromCategory, fillBilling } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper, startSession } from '../start-session'

const cart = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` })

/** Another device of the same shopper. */
async function newDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
}

/** Makes a tab read the lists again; coming into view does so only after five seconds. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Waits until the cart of another device has come to have so many products. */
async function expectFollows(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await look(page)
    await expect(cart(page, count)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

const stored = (page: Page) =>
  page.evaluate(() => ['cartItems', 'wishlistItems', 'recentItems', 'superium:saved'].map((key) => localStorage[key]))

test('a guest’s cart is merged at sign-in, is the same on every device, and leaves the browser at sign-out', async ({
  watched: page,
  browser,
  baseURL,
}) => {
  const email = await newShopper(page)
  const mug = await addFromCategory(page, 'books', 0)
  await startSession(page, email)
  await page.goto('/help')
  await expect(cart(page, 1)).toBeVisible()

  const desk = await newDevice(browser, baseURL)
  const lamp = await addFromCategory(desk, 'books', 1)
  await addFromCategory(desk, 'books', 0)
  await desk.goto('/signin')
  await signIn(desk, email)
  await expectFollows(desk, 3)
  await desk.goto('/cart')
  await expect(desk.getByRole('main').getByText(mug).first()).toBeVisible()
  await expect(desk.getByRole('main').getByText(lamp).first()).toBeVisible()

  await expectFollows(page, 3)
  await page.reload()
  await expect(cart(page, 3)).toBeVisible()

  await signOut(desk)
  await expect(cart(desk, 0)).toBeVisible()
  expect(await stored(desk)).toEqual(['[]', '[]', '[]', undefined])
  await startSession(desk, email)
  await desk.goto('/help')
  await expect(cart(desk, 3)).toBeVisible()
  await desk.context().close()
})

test('two tabs and two devices settle after a change, and an order on one empties the cart of all', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = await startAsNewShopper(page)
  const other = await context.newPage()
  await other.goto('/help')
  const desk = await newDevice(browser, baseURL)
  await startSession(desk, email)
  await desk.goto('/help')
  const writes: string[] = []
  for (const device of [context, desk.context()]) {
    // A refused call is repeated with a fresh token: only what was done counts.
    device.on('response', (response) => {
      const request = response.request()
      if (request.method() === 'POST' && request.url().endsWith('/shop/saved') && response.ok())
        writes.push(request.url())
    })
  }
  await addFromCategory(page, 'books', 2)
  await expect(cart(other, 1)).toBeVisible()
  await expect.poll(() => writes).toHaveLength(1)
  for (let round = 0; round < 3; round += 1) {
    for (const tab of [page, other, desk]) {
      const read = tab.waitForResponse((answer) => answer.url().includes('/shop/saved'))
      await look(tab)
      await read
    }
  }
  await expect(cart(desk, 1)).toBeVisible()
  expect(writes).toHaveLength(1)

  await page.goto('/checkout')
  await fillBilling(page)
  await page.getByRole('button', { name: /^Confirm Order/ }).click()
  await expect(page).toHaveURL(/order/)
  for (const tab of [page, other]) await expect(cart(tab, 0)).toBeVisible()
  await expectFollows(desk, 0)
  await page.reload()
  await expect(cart(page, 0)).toBeVisible()
  await desk.context().close()
})
