import type { Browser } from '@playwright/test'
import { newShopper, signIn } from './accounts'
import { addFromCategory, fillBilling } from './shop-in-browser'
import { expect, type Page, test } from './site-test'

const cart = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` })

/** Another device of the same shopper. */
async function newDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await signIn(page, email)
}

/** A tab that comes into view reads the lists again, at the earliest after five seconds. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const stored = (page: Page) =>
  page.evaluate(() => ['cartItems', 'wishlistItems', 'recentItems', 'superium:saved'].map((key) => localStorage[key]))

test('a guest’s cart is merged at sign-in, is the same on every device, and leaves the browser at sign-out', async ({
  watched: page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = await newShopper(page)
  const mug = await addFromCategory(page, 'books', 0)
  await signInAs(page, email)

  const desk = await newDevice(browser, baseURL)
  const lamp = await addFromCategory(desk, 'books', 1)
  await addFromCategory(desk, 'books', 0)
  await signInAs(desk, email)
  await expect(cart(desk, 3)).toBeVisible()
  await desk.goto('/cart')
  await expect(desk.getByRole('main').getByText(mug).first()).toBeVisible()
  await expect(desk.getByRole('main').getByText(lamp).first()).toBeVisible()

  await expect(async () => {
    await look(page)
    await expect(cart(page, 3)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.reload()
  await expect(cart(page, 3)).toBeVisible()

  await desk
    .getByRole('banner')
    .getByRole('button', { name: /profile|account/i })
    .click()
  await desk.getByRole('button', { name: 'Log out' }).click()
  await expect(desk.getByText('User Logedout')).toBeVisible()
  await expect(cart(desk, 0)).toBeVisible()
  expect(await stored(desk)).toEqual(['[]', '[]', '[]', undefined])
  await signInAs(desk, email)
  await expect(cart(desk, 3)).toBeVisible()
  await desk.context().close()
})

test('a change that was made offline is sent later, and removals arrive on the other device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = await newShopper(page)
  await signInAs(page, email)
  const name = await addFromCategory(page, 'books', 0)
  const desk = await newDevice(browser, baseURL)
  await signInAs(desk, email)
  await expect(cart(desk, 1)).toBeVisible()

  await page.goto('/cart')
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^Increase|more/i })
    .first()
  await expect(more).toBeEnabled()
  await context.setOffline(true)
  await more.click()
  await expect(cart(page, 2)).toBeVisible()
  await context.setOffline(false)
  await expect(async () => {
    await look(desk)
    await expect(cart(desk, 2)).toBeVisible({ timeout: 2000 })
  }).toPass()

  await desk.goto('/cart')
  await expect(desk.getByRole('main').getByText(name).first()).toBeVisible()
  await desk
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /remove|yes/i })
    .click()
  await expect(cart(desk, 0)).toBeVisible()
  await expect(async () => {
    await look(page)
    await expect(cart(page, 0)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await desk.context().close()
})

test('two tabs and two devices settle after a change', async ({ page, context, browser, baseURL }) => {
  test.slow()
  const email = await newShopper(page)
  await signInAs(page, email)
  const other = await context.newPage()
  await other.goto('/')
  const desk = await newDevice(browser, baseURL)
  await signInAs(desk, email)
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
  for (let round = 0; round < 3; round += 1) {
    for (const tab of [page, other, desk]) await look(tab)
    await page.waitForTimeout(5200)
  }
  await expect(cart(desk, 1)).toBeVisible()
  expect(writes).toHaveLength(1)
  await desk.context().close()
})

test('an order on one device empties the cart of the other', async ({ page, browser, baseURL }) => {
  test.slow()
  const email = await newShopper(page)
  await signInAs(page, email)
  await addFromCategory(page, 'books', 1)
  const desk = await newDevice(browser, baseURL)
  await signInAs(desk, email)
  await expect(cart(desk, 1)).toBeVisible()
  await page.goto('/checkout')
  await fillBilling(page)
  await page.getByRole('button', { name: /^Confirm Order/ }).click()
  await expect(page).toHaveURL(/order/)
  await expect(cart(page, 0)).toBeVisible()
  await expect(async () => {
    await look(desk)
    await expect(cart(desk, 0)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.reload()
  await expect(cart(page, 0)).toBeVisible()
  await desk.context().close()
})
