import { type APIRequestContext, expect, test } from '@playwright/test'
import { newShopper, signIn } from '../src/accounts'
import { addFromCategory, fillBilling } from '../src/shop-in-browser'
import { crashInstance, instances } from './crash-instance'

const PATHS = ['/', '/category?category=books', '/api/v1/shop/products?page=0&size=5', '/discovery.json', '/healthz']

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

for (const victim of ['edge-1', 'api-1', 'edge-2', 'api-2']) {
  test(`a shopper buys while ${victim} is killed, and no request fails`, async ({ page }) => {
    // The instance killed by the previous test may need half a minute to restart.
    test.setTimeout(240_000)
    const healthy = async () => (await browseAround(page.request, 10)).length === 0
    await expect.poll(healthy, { timeout: 90_000 }).toBe(true)
    await page.goto('/signin')
    await signIn(page, await newShopper(page))
    await addFromCategory(page, 'books', 0)
    await page.goto('/checkout')
    await fillBilling(page)
    const around = Promise.all([browseAround(page.request, 40), browseAround(page.request, 40)])
    crashInstance(victim)
    await page.getByRole('button', { name: 'Confirm Order' }).click()
    await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}/)
    await page.goto('/myaccount/orders')
    await expect(page.getByText('Pending').first()).toBeVisible()
    expect((await around).flat()).toEqual([])
  })
}

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
  let room = 20
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
