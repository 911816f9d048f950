import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { until } from '@superium/shared/testing/node'
import Fastify from 'fastify'
import { closeAfterEach, closeLater } from '../testing/close-after-each'
import { startSite } from '../testing/start-site'
import { startSiteOverApi } from '../testing/start-site-over-api'
import { startUpstream } from '../testing/start-upstream'
import { enforceFairShare } from './enforce-fair-share'

closeAfterEach()
afterEach(() => jest.restoreAllMocks())

const FLOOD = { 'x-forwarded-for': '203.0.113.7' }
const OTHER = { 'x-forwarded-for': '203.0.113.8' }
/** A page of a user's orders costs 10: 26 requests are answered at once, and another 7 wait for up to 1.5 seconds. */
const HISTORY = '/api/v1/shop/userorders?page=0'
const AT_ONCE = 26
const LATER = 7
const MANY = 80

/** Stops the clock, so that a busy machine sends a flood as fast as any. */
const standStill = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now())

/** Requests of one address, with their status when they are answered. */
const flood = (origin: string, count: number, signal: AbortSignal | null = null) =>
  Array.from({ length: count }, () =>
    fetch(origin + HISTORY, { headers: FLOOD, signal }).then(
      ({ status }) => status,
      () => undefined,
    ),
  )

test('a flood of one address waits or is refused, while others and its own orders are answered at once', async () => {
  standStill()
  const reached: string[] = []
  const origin = await startSiteOverApi(
    (request, response) => {
      reached.push(`${request.headers['x-forwarded-for']} ${request.method}`)
      response.end('{}')
    },
    { trustProxy: ['loopback'] },
  )
  const leaving = new AbortController()
  const ask = (headers: Record<string, string>, path = HISTORY, method = 'GET') =>
    fetch(origin + path, { method, headers })
  const all = flood(origin, MANY, leaving.signal)
  await Promise.any(all.map(async (status) => expect(await status).toBe(429)))
  expect((await ask(OTHER)).status).toBe(200)
  expect((await ask(FLOOD, '/api/v1/shop/orderconfirm', 'POST')).status).toBe(200)
  expect(reached).toContain('203.0.113.8 GET')
  expect(reached).toContain('203.0.113.7 POST')
  leaving.abort()
  await Promise.all(all)
})

/** A site of its own, of which `turn` ends all that waits. */
async function openOnClock() {
  standStill()
  const waiting: (() => void)[] = []
  const sockets: Socket[] = []
  let reached = 0
  const app = closeLater(Fastify({ trustProxy: ['loopback'] }))
  app.addHook('onRequest', async ({ raw }) => void sockets.push(raw.socket))
  enforceFairShare(app, () => new Promise<void>((go) => waiting.push(go)))
  app.get('/api/*', async () => {
    reached += 1
    return {}
  })
  return {
    app,
    origin: await app.listen({ host: '127.0.0.1', port: 0 }),
    waiting,
    reached: () => reached,
    sockets,
    turn() {
      for (const go of waiting.splice(0)) go()
    },
  }
}

test('who waits is answered in the end, and who would wait too long gets a 429', async () => {
  const { app, origin, waiting, reached, turn } = await openOnClock()
  const all = flood(origin, MANY)
  await until(() => waiting.length === MANY - AT_ONCE)
  expect(reached()).toBe(AT_ONCE)
  const last = app.inject({ url: HISTORY, headers: FLOOD })
  await until(() => waiting.length > MANY - AT_ONCE)
  turn()
  const statuses = await Promise.all(all)
  expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE + LATER)
  expect(statuses.filter((status) => status === 429)).toHaveLength(MANY - AT_ONCE - LATER)
  const refused = await last
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toEqual({ status: 'error', message: expect.stringMatching(/\.$/) })
})

test('who leaves while waiting never reaches the API', async () => {
  const { origin, waiting, reached, sockets, turn } = await openOnClock()
  const leaving = new AbortController()
  const all = flood(origin, AT_ONCE + LATER, leaving.signal)
  await until(() => waiting.length === LATER)
  leaving.abort()
  await Promise.all(all)
  await until(() => sockets.filter(({ destroyed }) => destroyed).length === LATER)
  turn()
  await nextTurn()
  expect(reached()).toBe(AT_ONCE)
})

test('with FAIR_SHARES=off nobody waits', async () => {
  const app = await startSite({
    ...{ apiUrl: await startUpstream((_, response) => void response.end('{}')) },
    ...{ trustProxy: ['loopback'], fairShares: false },
  })
  const asked = Array.from({ length: MANY }, () => app.inject({ url: HISTORY, headers: FLOOD }))
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
