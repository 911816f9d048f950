import { type APIRequestContext, expect, test } from '@playwright/test'
import { fillBilling, fillCart } from '../src/shop-in-browser'
import { startAsNewShopper } from '../src/start-session'
import { isReady, pidOf, signalInstance } from './crash-instance'

const READS = ['/', '/category?category=books', '/api/v1/shop/products?page=0&size=5', '/api/v1/shop/categories']

/** The slowest of twenty reads, in milliseconds. */
async function slowest(request: APIRequestContext, salt: string): Promise<number> {
  let most = 0
  for (let time = 0; time < 20; time += 1) {
    const path = READS[time % READS.length] ?? '/'
    const begun = performance.now()
    // Addresses that no process has in memory.
    const address = `${path}${path.includes('?') ? '&' : '?'}${salt}=${time}`
    const answer = await request.get(address, { headers: { accept: 'text/html,*/*' }, timeout: 30_000 })
    expect([address, answer.status()]).toEqual([address, 200])
    most = Math.max(most, performance.now() - begun)
  }
  return most
}

for (const victim of ['edge-2', 'api-2'])
  test(`a shopper reads and buys while ${victim} is frozen, and it comes back`, async ({ page }) => {
    test.setTimeout(240_000)
    await startAsNewShopper(page)
    await fillCart(page, 'books')
    await page.goto('/checkout')
    await fillBilling(page)
    await slowest(page.request, 'warm')
    signalInstance(victim, 'SIGSTOP')
    try {
      // One read waits two seconds for the frozen process. A busy machine needs more, but not the ten of a call that is not given up.
      expect(await slowest(page.request, 'first')).toBeLessThan(9_000)
      await page.getByRole('button', { name: 'Confirm Order' }).click()
      const again = page.getByRole('button', { name: 'Send it again' })
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 2000 })
        await expect(page).toHaveURL(/\/order\/[0-9a-f-]{36}/, { timeout: 5_000 })
      }).toPass({ timeout: 90_000 })
      await slowest(page.request, 'second')
    } finally {
      signalInstance(victim, 'SIGCONT')
    }
    await page.goto('/myaccount/orders')
    await expect(page.getByText('Pending')).toHaveCount(1)
    // The other one goes: only the thawed one can answer.
    const other = victim.replace('2', '1')
    signalInstance(other, 'SIGSTOP')
    try {
      await slowest(page.request, 'thawed')
    } finally {
      signalInstance(other, 'SIGCONT')
    }
  })

test('an API and an edge stop and start, as in an update, and no request is lost', async ({ request }) => {
  test.setTimeout(240_000)
  let stopped = false
  let answers = 0
  const lost: string[] = []
  const visit = async (method: string, path: string): Promise<void> => {
    while (!stopped) {
      const said = await request.fetch(path, { method, ...(method === 'POST' && { data: { items: [] } }) }).then(
        (answer) => answer.status(),
        (error: Error) => error.message.split('\n', 1)[0],
      )
      answers += 1
      if (typeof said !== 'number' || said >= 500) lost.push(`${method} ${path} ${said}`)
    }
  }
  const visitors = [
    ['GET', '/category?category=books'],
    ['GET', '/api/v1/shop/products?page=0&size=5'],
    ['POST', '/api/v1/shop/contact'],
    ['POST', '/api/v1/shop/quote'],
  ].map(([method = '', path = '']) => visit(method, path))
  for (const name of ['api-2', 'edge-2']) {
    const before = pidOf(name)
    signalInstance(name, 'SIGTERM')
    await expect.poll(() => pidOf(name) !== before && isReady(name), { timeout: 60_000 }).toBe(true)
  }
  stopped = true
  await Promise.all(visitors)
  expect(lost).toEqual([])
  expect(answers).toBeGreaterThan(100)
})
