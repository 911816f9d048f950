import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { startSite } from '../testing/start-site'
import { startSiteOverApi } from '../testing/start-site-over-api'
import { startUpstream } from '../testing/start-upstream'

closeAfterEach()

const FLOOD = { 'x-forwarded-for': '203.0.113.7' }
const OTHER = { 'x-forwarded-for': '203.0.113.8' }
/** A page of a user's orders costs 10: 25 requests are answered at once, and another 25 wait for up to five seconds. */
const HISTORY = '/api/v1/shop/userorders?page=0'
const MANY = 80

test('a flood of one address waits and is refused in the end, while others and its own orders are answered at once', async () => {
  const reached: string[] = []
  const origin = await startSiteOverApi(
    (request, response) => {
      reached.push(`${request.headers['x-forwarded-for']} ${request.method}`)
      response.end('{}')
    },
    { trustProxy: ['loopback'] },
  )
  const ask = (headers: Record<string, string>, path = HISTORY, method = 'GET') =>
    fetch(origin + path, { method, headers })
  const flood = Array.from({ length: MANY }, () => ask(FLOOD))
  expect((await Promise.race([...flood].reverse().slice(0, 5))).status).toBe(429)
  expect((await ask(OTHER)).status).toBe(200)
  expect((await ask(FLOOD, '/api/v1/shop/orderconfirm', 'POST')).status).toBe(200)
  expect(reached).toContain('203.0.113.8 GET')
  expect(reached).toContain('203.0.113.7 POST')

  const last = await flood[MANY - 1]
  expect(last?.headers.get('retry-after')).toBe('5')
  expect(await last?.json()).toEqual({ status: 'error', message: expect.stringMatching(/\.$/) })
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50)
}, 20_000)

test('who leaves while waiting never reaches the API', async () => {
  let reached = 0
  const origin = await startSiteOverApi(
    (_, response) => {
      reached += 1
      response.end('{}')
    },
    { trustProxy: ['loopback'] },
  )
  const leaving = new AbortController()
  const all = Array.from({ length: 45 }, () =>
    fetch(origin + HISTORY, { headers: FLOOD, signal: leaving.signal }).catch(() => undefined),
  )
  await until(async () => reached >= 25)
  leaving.abort()
  await Promise.all(all)
  // By then the last waiting request would have been answered.
  await new Promise((resolve) => setTimeout(resolve, 4_500))
  expect(reached).toBeLessThan(40)
}, 20_000)

test('with FAIR_SHARES=off nobody waits', async () => {
  const app = await startSite({
    ...{ apiUrl: await startUpstream((_, response) => void response.end('{}')) },
    ...{ trustProxy: ['loopback'], fairShares: false },
  })
  const asked = Array.from({ length: MANY }, () => app.inject({ url: HISTORY, headers: FLOOD }))
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
