import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { callAs } from '../src/call-as'
import { placeOrder } from '../src/place-order'
import { fillBilling, fillCart } from '../src/shop-in-browser'
import { startAsNewShopper } from '../src/start-session'
import { crashInstance, instances } from './crash-instance'
import { WaitingBadge } from './waiting-badge'

const PATHS = ['/', '/category?category=books', '/api/v1/shop/products?page=0&size=5', '/discovery.json', '/readyz']

/** Requests pages and data one after the other; resolves to the failures (any status but 200). */
async function browseAround(request: APIRequestContext, times: number): Promise<string[]> {
  const failures: string[] = []
  for (let time = 0; time < times; time += 1) {
    const path = PATHS[time % PATHS.length] ?? '/'
    const status = await request.get(path, { headers: { accept: 'text/html,*/*' } }).then(
      (answer) => answer.status(),
      (error: Error) => error.message,
    )
    if (status !== 200) failures.push(`${path} ${status}`)
  }
  return failures
}

test('two instances of API and edge run behind the balancer', () => {
  expect(instances()).toEqual(expect.arrayContaining(['edge-1', 'edge-2', 'api-1', 'api-2', 'balancer']))
})

/** Waits for the instance that an earlier test has killed, which may need half a minute to restart. */
async function untilHealthy(request: APIRequestContext): Promise<void> {
  test.setTimeout(240_000)
  const healthy = async () => (await browseAround(request, 10)).length === 0
  await expect.poll(healthy, { timeout: 90_000 }).toBe(true)
}

/** A new shopper orders while an instance is killed, and no request fails; resolves to who ordered, and the order's id. */
async function buyDuringCrash(page: Page, victim: string): Promise<{ email: string; id: string }> {
  const email = await startAsNewShopper(page)
  await fillCart(page, 'books')
  await page.goto('/checkout')
  await fillBilling(page)
  const around = Promise.all([browseAround(page.request, 40), browseAround(page.request, 40)])
  crashInstance(victim)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto('/myaccount/orders')
  await expect(page.getByText('Pending').first()).toBeVisible()
  expect((await around).flat()).toEqual([])
  return { email, id }
}

// The other edge is killed by `three-teams`, under more visits.
test('a shopper buys while edge-1 is killed, and no request fails', async ({ page }) => {
  await untilHealthy(page.request)
  await buyDuringCrash(page, 'edge-1')
})

// Either API may hold the event stream: if it is the victim, the stream breaks; if not, the order is placed while the
// other one is gone.
for (const victim of ['api-1', 'api-2'])
  test(`a shopper buys while ${victim} is killed: no request fails, no order is lost, and the badge is right within 5 s`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await untilHealthy(page.request)
    const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    const badge = await WaitingBadge.open(office)
    const before = await badge.pending()
    await badge.expectCount(before)
    const { email, id } = await buyDuringCrash(page, victim)
    await badge.expectCount(before + 1)
    const second = await placeOrder(page, email, 'cash_on_delivery', 1)
    await badge.expectCount(before + 2)
    await badge.cancel(second._id, second.orderNumber)
    const { orderNumber } = await callAs(page, email, `shop/orders/${id}`)
    await badge.cancel(id, orderNumber)
    await badge.expectCount(before)
    await office.context().close()
  })

test('a rate limit counts the requests of both instances', async ({ request }) => {
  // Waits for the next window of the rate limit, which is a minute long.
  test.setTimeout(240_000)
  const quote = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const answer = await request.post('/api/v1/shop/quote', { data: { products: [] }, headers })
    const { 'x-ratelimit-limit': limit, 'x-ratelimit-reset': seconds } = answer.headers()
    return { refused: answer.status() === 429, limit: Number(limit), seconds: Number(seconds) }
  }
  // All hits must fall into one window of a minute; the second try gets a whole one.
  let room = 10
  await expect(async () => {
    const { limit, seconds } = await quote('203.0.113.76')
    expect(limit).toBeGreaterThan(0)
    if (seconds < room) await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    room = Number.POSITIVE_INFINITY
    let answered = 0
    for (let asked = 0; asked < limit + 60; asked += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => quote('203.0.113.77')))
      answered += answers.filter(({ refused }) => !refused).length
    }
    expect(answered).toBe(limit)
  }).toPass({ timeout: 200_000 })
})
