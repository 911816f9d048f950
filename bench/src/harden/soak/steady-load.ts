import { setTimeout as sleep } from 'node:timers/promises'
import { CATEGORIES } from '@superium/shared/constants'
import { Pool } from 'undici'
import { type Request, runLoadTest } from '../../http/run-load-test'
import { quantile } from '../../report/median'
import type { HardenSite } from '../site/start-harden-site'
import { findWares, type Ware } from '../site/wares'

/** Number of concurrent calls while capacity is measured. */
const CONNECTIONS = 8
/** Limits the open calls, so that a site that is too slow does not make them pile up. */
const MOST_OPEN = 200
const HUNG_MS = 15_000
/** Milliseconds between checks of how many calls are due. */
const TICK_MS = 20

const pick = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new Error('There is nothing to ask for.')
  return one
}

/** Typical requests of visitors with many addresses: pages, listings, searches, details, quotes. */
function visit(n: number, wares: readonly Ware[]): Request {
  const headers = { 'x-forwarded-for': `10.${70 + (n % 50)}.${(n >> 6) & 255}.${n & 255}` }
  const { keyword } = pick(CATEGORIES, n)
  const { id } = pick(wares, n)
  const list = `min=0&max=${3001 - (Math.floor(n / 16) % 500)}&sortId=1&size=20`
  switch (n % 8) {
    case 0:
      return { path: `/category?category=${keyword}`, headers: { ...headers, accept: 'text/html' } }
    case 1:
      return { path: `/product-detail/${id}`, headers: { ...headers, accept: 'text/html' } }
    case 2:
      return { path: `/api/v1/shop/categorywise?search=${keyword}&page=0&${list}`, headers }
    case 3:
    case 4:
      return { path: `/api/v1/shop/categorywise?category=${keyword}&page=${n % 5}&${list}`, headers }
    case 5:
      return {
        path: '/api/v1/shop/quote',
        method: 'POST',
        headers,
        body: { products: [{ productId: id, quantity: 1 }] },
      }
    default:
      return { path: `/api/v1/shop/data/${id}`, headers }
  }
}

/** Opens a load with a constant rate. */
export async function openSteadyLoad({ origin }: HardenSite) {
  const wares = await findWares(origin, 40)
  const pool = new Pool(origin, { connections: MOST_OPEN, headersTimeout: HUNG_MS, bodyTimeout: HUNG_MS })
  let sent = 0

  const send = async (): Promise<number> => {
    const { path, method = 'GET', headers, body } = visit(sent++, wares)
    try {
      const answer = await pool.request({
        path,
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
      })
      await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER })
      return answer.statusCode
    } catch {
      return 0
    }
  }

  return {
    /** Measures the answers per second while calls are always running. */
    async measure(seconds: number): Promise<number> {
      const next = () => visit(sent++, wares)
      await runLoadTest({ origin, connections: CONNECTIONS, seconds: 3, next })
      return (await runLoadTest({ origin, connections: CONNECTIONS, seconds, next })).perSecond
    },
    /** Sends calls at this rate, without waiting for earlier ones. */
    async run(rate: number, seconds: number) {
      const times: number[] = []
      const failures: Record<string, number> = {}
      const open = new Set<Promise<void>>()
      const one = async (): Promise<void> => {
        const begun = performance.now()
        const status = open.size < MOST_OPEN ? await send() : 0
        times.push(performance.now() - begun)
        if (status === 0 || status >= 400) failures[status] = (failures[status] ?? 0) + 1
      }
      const begun = performance.now()
      for (let due = 0; performance.now() - begun < seconds * 1000; await sleep(TICK_MS)) {
        for (const now = ((performance.now() - begun) / 1000) * rate; due < now; due += 1) {
          const call = one().finally(() => open.delete(call))
          open.add(call)
        }
      }
      await Promise.all(open)
      return { calls: times.length, p99: quantile(times, 0.99), failures }
    },
    close: () => pool.destroy(),
  }
}
