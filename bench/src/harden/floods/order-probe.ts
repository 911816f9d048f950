import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { quantile } from '../../report/median'
import type { Account } from '../site/accounts'
import { orderRequest } from '../site/order-request'
import type { Ware } from '../site/wares'

/** How orders went. Times are milliseconds from sending an order to the last byte of its answer. */
export interface OrderTimes {
  orders: number
  p50: number
  p99: number
  /** Orders that were not placed, by status; 0 for no answer. */
  failures: Record<string, number>
}

/** Milliseconds between two orders. */
const PACE_MS = 100
/** Open orders of an account that are not paid: the shop's own limit. */
const ORDERS_EACH = 5
const HUNG_MS = 15_000

/**
 * Places orders at a steady pace, whether or not the ones before are answered; each buyer comes from another address and orders as
 * often as an account may. `buyers` gives the next one.
 */
export function createOrderProbe(origin: string, buyers: readonly Account[], wares: readonly Ware[]) {
  let placed = 0
  return async (seconds: number): Promise<OrderTimes> => {
    const pool = new Pool(origin, { connections: 50, headersTimeout: HUNG_MS, bodyTimeout: HUNG_MS })
    const times: number[] = []
    const failures: Record<string, number> = {}
    const place = async (): Promise<void> => {
      const account = buyers[Math.floor(placed / ORDERS_EACH)]
      const ware = wares[placed % wares.length]
      if (!account || !ware) throw new Error('There are no more buyers.')
      placed += 1
      const { path, headers, body } = orderRequest(account, ware)
      const begun = performance.now()
      const status = await pool
        .request({
          path,
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        .then(async (answer) => {
          await answer.body.dump()
          return answer.statusCode
        })
        .catch(() => 0)
      times.push(performance.now() - begun)
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1
    }
    const open: Promise<void>[] = []
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      open.push(place())
      await sleep(PACE_MS)
    }
    await Promise.all(open)
    await pool.destroy()
    return { orders: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failures }
  }
}
