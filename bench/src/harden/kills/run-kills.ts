import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress } from '../../../../tools/src/progress/progress'
import type { Finding } from '../report/finding'
import { post } from '../rounds/shop-client'
import { brokenInvariants, placedOrders, readBeginnings } from '../rounds/sql-invariants'
import { type Account, makeAccounts } from '../site/accounts'
import { orderBody } from '../site/order-request'
import type { HardenSite } from '../site/start-harden-site'
import { findWares, type Ware } from '../site/wares'
import { pidOf, VICTIMS, type Victim } from './victims'

const ORDERS = 200
const ORDERS_IN_SHORT = 24
const AT_ONCE = 8
/** The most open orders of an account. */
const ORDERS_EACH = 5
/** Orders are retried until they are answered; a site that is not back within this time has failed. */
const GIVE_UP_MS = 90_000

/**
 * Kills a process with `kill -9` while orders are being placed. Every confirmed order must exist exactly once, and
 * retrying must settle the others.
 */
export async function runKills(
  site: HardenSite,
  { short }: { short: boolean },
  progress: Progress,
): Promise<Finding[]> {
  const wares = await findWares(site.origin, 10)
  const findings: Finding[] = []
  for (const victim of short ? VICTIMS.slice(0, 1) : VICTIMS)
    findings.push(
      await progress.step(
        `Kill: ${victim}`,
        () => killOnce(site, victim, short ? ORDERS_IN_SHORT : ORDERS, wares),
        ({ result }) => result,
      ),
    )
  return findings
}

async function killOnce(site: HardenSite, victim: Victim, orders: number, wares: readonly Ware[]): Promise<Finding> {
  const prefix = `kill-${victim}`
  const buyers = await makeAccounts(site, prefix, Math.ceil(orders / ORDERS_EACH), { network: '10.60' })
  const before = await readBeginnings(site.databaseUrl)
  // Renders a page, so that a renderer is running.
  await fetch(site.origin, { headers: { accept: 'text/html' } }).then((answer) => answer.text())
  const told = new Map<string, string>()
  const doubled: string[] = []
  const unsettled: string[] = []
  let next = 0
  let interrupted = 0
  let killed: Promise<number | undefined> | undefined

  const settle = async (buyer: Account, key: string, ware: Ware): Promise<void> => {
    const body = orderBody(buyer, [{ productId: ware.id, quantity: 1 }], ware.orderTotal)
    for (const giveUp = Date.now() + GIVE_UP_MS; Date.now() < giveUp; await sleep(200)) {
      const { status, data } = await post(site.origin, buyer, 'shop/orderconfirm', body, key)
      if (status === 200) {
        const known = told.get(`${buyer.uid} ${key}`)
        if (known !== undefined && known !== data._id) doubled.push(key)
        told.set(`${buyer.uid} ${key}`, data._id)
        return
      }
      if (status !== 0 && status < 500 && status !== 429) break
      interrupted += 1
    }
    unsettled.push(key)
  }
  const work = async (): Promise<void> => {
    for (let n = next++; n < orders; n = next++) {
      if (n === Math.floor(orders / 3)) {
        killed = killAndMeasure(site, victim)
        // Awaited later; until then, a rejection must not end the run and leave the site running.
        killed.catch(() => {})
      }
      const buyer = buyers[Math.floor(n / ORDERS_EACH)]
      const ware = wares[n % wares.length]
      if (buyer && ware) await settle(buyer, `key-${victim}-${n}`, ware)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const backAfter = await killed
  const kept = await placedOrders(site.databaseUrl, prefix)
  const lost = [...told].filter(([key, id]) => kept.get(key) !== id).length
  const unknown = [...kept.keys()].filter((key) => !told.has(key)).length
  const broken = await brokenInvariants(site.databaseUrl, before)
  const problems = doubled.length + unsettled.length + lost + unknown + broken.length
  return {
    what: `kill -9: ${victim}`,
    how: `${orders} orders, ${AT_ONCE} at once, killed after a third`,
    result: `${told.size} placed, ${lost} lost, ${doubled.length + unknown} doubled, ${unsettled.length} never settled; ${interrupted} answers were repeated, ${backAfter === undefined ? 'not back' : `back after ${(backAfter / 1000).toFixed(1)} s`}${broken.map((one) => `; ${one}`).join('')}`,
    goal: 'all placed once, invariants hold',
    holds: problems === 0 && backAfter !== undefined && told.size === orders,
  }
}

/**
 * Kills the process; resolves to the milliseconds until the site answers from its database and renders again, or
 * undefined if it never does.
 */
async function killAndMeasure(site: HardenSite, victim: Victim): Promise<number | undefined> {
  const begun = performance.now()
  process.kill(pidOf(site, victim), 'SIGKILL')
  await sleep(50)
  const isBack = async (): Promise<boolean> => {
    const [page, api] = await Promise.all(
      ['/', '/api/v1/shop/sales'].map((path) =>
        fetch(site.origin + path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(5_000) }).then(
          async (answer) => ({ status: answer.status, text: await answer.text() }),
          () => undefined,
        ),
      ),
    )
    return page?.status === 200 && api !== undefined && api.status < 500
  }
  while (!(await isBack())) {
    if (performance.now() - begun > GIVE_UP_MS) return undefined
    await sleep(100)
  }
  return performance.now() - begun
}
