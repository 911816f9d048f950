import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { quantile } from '../../report/median'
import type { Account } from '../site/accounts'
import { orderRequest } from '../site/order-request'
import type { Ware } from '../site/wares'

/** Results of placing orders. Times are milliseconds from sending an order to the last byte of the response. */
export interface OrderTimes {
  orders: number
  p50: number
  p99: number
  /** Number of failed orders by status; 0 for no response. */
  failures: Record<string, number>
}

/** Milliseconds between two orders. */
const PACE_MS = 100
/** The shop's limit of unpaid open orders per account. */
const ORDERS_EACH = 5
const HUNG_MS = 15_000
/**
 * No response, or one of an overloaded shop. A 429 is a failure: each buyer stays within its own address's fair share.
 */
const BUSY = [0, 503, 504]
const GIVE_UP_MS = 60_000

/**
 * Places orders at a steady rate without waiting for earlier ones. Each buyer has a different address and orders as
 * often as an account may; `buyers` supplies the next one. A patient buyer retries an order that a busy shop refuses,
 * like the site does.
 */
export function createOrderProbe(
  origin: string,
  buyers: readonly Account[],
  wares: readonly Ware[],
  { patient = false } = {},
) {
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
      const send = () =>
        pool
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
      const begun = performance.now()
      let status = await send()
      while (patient && BUSY.includes(status) && performance.now() - begun < GIVE_UP_MS) {
        await sleep(1_000)
        status = await send()
      }
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
