import { expect, type Page, test } from '@playwright/test'
import { accounts, newEmail, signIn, tokenOf } from '../src/accounts'
import { placeOrder } from '../src/place-order'
import { crashInstance } from './crash-instance'

/** The badge must be correct within this many milliseconds, even after a crash. */
const WITHIN = 5000

/** The number of pending orders that the menu shows; 0 without a badge. */
async function pendingIn(page: Page): Promise<number> {
  const badge = page.getByRole('navigation', { name: 'Administration menu' }).getByText(/pending order/)
  return (await badge.count()) === 0 ? 0 : Number.parseInt((await badge.first().textContent()) ?? '0', 10)
}

/** How many orders the shop says are pending. */
async function pendingNow(page: Page, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/v1/admin/summary', { headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data.pendingOrders
}

for (const victim of ['api-1', 'api-2']) {
  test(`the badge is right within 5 s and no order is lost while ${victim} is killed`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // The instance killed by an earlier test may need half a minute to restart.
    test.setTimeout(240_000)
    await page.goto('/superium-admin')
    await signIn(page, accounts.admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const token = await tokenOf(page, accounts.admin)
    const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    const email = newEmail()
    const ordered = [await placeOrder(shopper, email, 'cash_on_delivery', 1)]
    await expect.poll(() => pendingIn(page), { timeout: WITHIN }).toBe(await pendingNow(page, token))
    const before = await pendingIn(page)

    // Either instance may hold the event stream: if it is the victim, the stream breaks; if not, the order is placed
    // while the other one is gone.
    crashInstance(victim)
    ordered.push(await placeOrder(shopper, email, 'cash_on_delivery', 1))
    await expect.poll(() => pendingIn(page), { timeout: WITHIN }).toBe(before + 1)
    ordered.push(await placeOrder(shopper, email, 'cash_on_delivery', 1))
    await expect.poll(() => pendingIn(page), { timeout: WITHIN }).toBe(before + 2)
    expect(await pendingNow(page, token)).toBe(before + 2)

    // An administrator's change updates the badge too, and each order exists once.
    const headers = { authorization: `Bearer ${token}` }
    for (const { _id, orderNumber } of ordered) {
      const found = await page.request.get(`/api/v1/admin/orders?search=${orderNumber}`, { headers })
      expect((await found.json()).data.map((one: { _id: string }) => one._id)).toEqual([_id])
      const data = { status: 'Cancelled' }
      expect((await page.request.post(`/api/v1/admin/orders/${_id}/status`, { headers, data })).ok()).toBe(true)
    }
    await expect.poll(() => pendingIn(page), { timeout: WITHIN }).toBe(before - 1)
    await shopper.context().close()
  })
}
