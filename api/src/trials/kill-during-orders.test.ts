import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@superium/shared/testing/node'
import { seededRandom } from '../testing/seeded-random'
import { openTestDatabase } from '../testing/test-database'
import { type ApiProcess, startApi } from './api-process'
import { emulatorToken, openAuthStandIn } from './auth-stand-in'
import { checkBooks } from './check-books'
import { orderBody } from './order-body'
import { PlacedOrders } from './placed-orders'
import { stockTrial } from './stock-trial'

const ORDERS = Number(process.env.TRIAL_ORDERS || 100)
/** The process is killed once, or once per 250 orders. */
const KILLS = Math.max(1, Math.floor(ORDERS / 250))
const PIECES = 2000
const PROJECT = 'demo-trial'
/** The number of concurrent requests. */
const WORKERS = 20

jest.setTimeout(600_000)

interface Attempt {
  user: string
  key: string
  body: object
}

/** The response's status; undefined if the connection broke. Placed orders are remembered. */
async function send(origin: string, { user, key, body }: Attempt, placed: PlacedOrders): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/api/v1/shop/orderconfirm`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${emulatorToken(PROJECT, user)}`,
      },
      body: JSON.stringify(body),
    })
    const told = await answer.json()
    if (answer.status === 200) placed.add(user, key, told.data._id)
    return answer.status
  } catch {
    return undefined
  }
}

/** Sends an attempt until it gets a response other than 503, which asks for a retry. */
async function settle(origin: string, attempt: Attempt, placed: PlacedOrders): Promise<number | undefined> {
  let status: number | undefined
  await until(async () => {
    status = await send(origin, attempt, placed)
    return status !== undefined && status !== 503
  })
  return status
}

/** Runs `work` on all items, a few at a time. */
async function workThrough<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
}

test(`after kill -9 during ${ORDERS} orders each answered one is there once, and retries settle all`, async () => {
  const database = await openTestDatabase()
  const auth = await openAuthStandIn()
  const data = await mkdtemp(join(tmpdir(), 'superium-trial-'))
  const env = {
    ...{ DATABASE_URL: database.url, FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: auth.host },
    ...{ RATE_LIMITS: 'off', UNPAID_ORDERS_MAX: '1000', UNPAID_PIECES_MAX: '1000000', SUPERIUM_DATA: data },
  }
  const random = seededRandom(13)
  const wares = await stockTrial(database, PIECES)
  let api: ApiProcess = await startApi(env)
  try {
    const attempts = await plan(api.origin, ORDERS, random, wares)
    const placed = new PlacedOrders()
    let killed = 0
    // Each order is sent once. Meanwhile the process is killed and restarted.
    let restarting: Promise<void> | undefined
    let sent = 0
    await workThrough(attempts, async (attempt) => {
      await restarting
      await send(api.origin, attempt, placed)
      sent += 1
      if (killed < KILLS && sent >= ((killed + 1) * ORDERS) / (2 * KILLS) && !restarting) {
        killed += 1
        restarting = api
          .kill()
          .then(() => startApi(env))
          .then((next) => {
            api = next
            restarting = undefined
          })
      }
    })
    await restarting
    expect(killed).toBe(KILLS)
    expect(placed.size).toBeLessThan(ORDERS)

    await workThrough(attempts, async (attempt) => expect(await settle(api.origin, attempt, placed)).toBe(200))
    expect(placed.size).toBe(ORDERS)
    expect(await placed.lostAndDoubled(database.db)).toEqual([])
    expect(await checkBooks(database.db, PIECES)).toEqual([])
  } finally {
    await api.kill()
    auth.close()
    await rm(data, { recursive: true, force: true })
    await database.close()
  }
})

/** Orders of 50 accounts with the shop's quoted totals; every fifth has a coupon. */
async function plan(
  origin: string,
  count: number,
  random: ReturnType<typeof seededRandom>,
  wares: Awaited<ReturnType<typeof stockTrial>>,
): Promise<Attempt[]> {
  const wanted = Array.from({ length: count }, (_, index) => ({
    index,
    products: Array.from({ length: random.whole(1, 3) }, () => ({
      ...random.pick(wares),
      quantity: random.whole(1, 2),
    })),
  }))
  const attempts: Attempt[] = []
  await workThrough(wanted, async ({ index, products }) => {
    const coupon = index % 5 === 0 ? 'SHIP' : undefined
    const quoted = await fetch(`${origin}/api/v1/shop/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ products, ...(coupon && { coupon }) }),
    })
    const { data } = await quoted.json()
    const user = `buyer${index % 50}`
    attempts.push({ user, key: `key-${index}-of-the-trial`, body: orderBody(user, products, data.orderTotal, coupon) })
  })
  return attempts
}
