import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress } from '../../../../tools/src/progress/progress'
import type { Finding } from '../report/finding'
import { makeAccounts } from '../site/accounts'
import type { HardenSite } from '../site/start-harden-site'
import { stockUp } from '../site/stock-up'
import { findWares } from '../site/wares'
import { fillHistories } from './fill-histories'
import type { Ammunition } from './flood'
import { FLOODS } from './flood-list'
import { createOrderProbe, type OrderTimes } from './order-probe'
import { startFlood } from './start-flood'

/** The p99 of placing an order may at most double (issue 18, A5). */
const MOST = 2
/** A p99 of some hundred orders is one of the longest of them: a flood fails when it exceeds the bound each time. */
const TRIES = 3
/** Seconds until the flood's process is up and its connections are open. */
const RISE_SECONDS = 3

interface Lengths {
  seconds: number
  histories: number
  /** Orders of each of them. */
  orders: number
}

const FULL: Lengths = { seconds: 10, histories: 8, orders: 10 }
const SHORT: Lengths = { seconds: 2, histories: 2, orders: 3 }

/** Those that most others are like. */
const IN_SHORT = new Set(['searches of two words', 'histories of huge orders', 'large bodies', 'details and quotes'])

/** Floods the site as one visitor, kind by kind, while others place orders. Each order is placed, and takes at most twice as long. */
export async function runFloods(
  site: HardenSite,
  { short, flood: wanted }: { short: boolean; flood: string },
  progress: Progress,
): Promise<Finding[]> {
  const { seconds, histories, orders } = short ? SHORT : FULL
  const [admin] = await makeAccounts(site, 'flood-admin', 1, { network: '10.250', claims: { admin: true } })
  if (!admin) throw new Error('There is no administrator.')
  const floods = FLOODS.filter(({ name }) => name.includes(wanted) && (!short || IN_SHORT.has(name)))
  const wares = await findWares(site.origin, 60)
  await stockUp(site.origin, admin, wares)
  const regulars = await makeAccounts(site, 'regular', histories, { network: '10.2' })
  await progress.step('Histories of huge orders', () => fillHistories(site.origin, regulars, wares, orders))
  const most = Math.ceil((floods.length * TRIES * (2 * seconds + RISE_SECONDS) * 10) / 5) + 20
  const buyers = await makeAccounts(site, 'buyer', most, { network: '10.1' })
  const unverified = await makeAccounts(site, 'grabber', 200, { network: '10.3', verified: false })
  const ammunition: Ammunition = { wares, unverified, regulars }
  const probe = createOrderProbe(site.origin, buyers, wares)
  await probe(short ? 1 : 5)

  const findings: Finding[] = []
  for (const { name, connections } of floods) {
    findings.push(
      await progress.step(
        `Flood: ${name}, ${connections} connections`,
        async () => {
          for (let tried = 1; ; tried += 1) {
            const quiet = await probe(seconds)
            const flood = startFlood({
              name,
              origin: site.origin,
              seconds: seconds + RISE_SECONDS,
              from: tried * 1_000_000,
              ammunition,
            })
            await sleep(short ? 1000 : RISE_SECONDS * 1000)
            const flooded = await probe(seconds)
            const { perSecond, failures } = await flood
            const made = finding(name, connections, { quiet, flooded, perSecond, refused: failures, judged: !short })
            if (made.holds || short || tried === TRIES) return made
          }
        },
        ({ result }) => result,
      ),
    )
  }
  return findings
}

interface Measured {
  quiet: OrderTimes
  flooded: OrderTimes
  perSecond: number
  refused: Record<string, number>
  judged: boolean
}

function finding(name: string, connections: number, { quiet, flooded, perSecond, refused, judged }: Measured): Finding {
  const ratio = flooded.p99 / quiet.p99
  const lost = Object.entries({ ...quiet.failures, ...flooded.failures })
  const broken = Object.keys(refused).filter((status) => Number(status) >= 500 && status !== '503')
  const ms = ({ p50, p99 }: OrderTimes) => `${p50.toFixed(0)}/${p99.toFixed(0)} ms`
  return {
    what: `flood: ${name}`,
    how: `${connections} connections of one address`,
    result: [
      `order p50/p99 ${ms(quiet)} → ${ms(flooded)} (${ratio.toFixed(2)}×)`,
      `${perSecond.toFixed(0)} answers/s ${JSON.stringify(refused)}`,
      ...(lost.length > 0 ? [`orders not placed: ${JSON.stringify([quiet.failures, flooded.failures])}`] : []),
    ].join(', '),
    goal: judged ? `every order placed, p99 ≤ ${MOST}×, no error but 503` : 'every order placed, no error but 503',
    holds: lost.length === 0 && broken.length === 0 && (!judged || ratio <= MOST),
  }
}
