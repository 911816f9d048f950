import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress } from '../../../../tools/src/progress/progress'
import type { LoadResult } from '../../http/run-load-test'
import type { Finding } from '../report/finding'
import { makeAccounts } from '../site/accounts'
import type { HardenSite } from '../site/start-harden-site'
import { stockUp } from '../site/stock-up'
import { findWares } from '../site/wares'
import { fillHistories } from './fill-histories'
import type { Ammunition } from './flood'
import { FLOODS } from './flood-list'
import { createOrderProbe, type OrderTimes } from './order-probe'
import { overShare } from './over-share'
import { startFlood } from './start-flood'

/** The p99 of placing an order may at most double (issue 18, A5). */
const MOST = 2
/** The p99 of a few hundred orders is one of the slowest, so a flood fails only if every try exceeds the limit. */
const TRIES = 3
/** Seconds for the flood's process to start and open its connections. */
const RISE_SECONDS = 3
const RISE_SECONDS_IN_SHORT = 1

interface Lengths {
  seconds: number
  histories: number
  /** Number of orders in each history. */
  orders: number
}

const FULL: Lengths = { seconds: 10, histories: 8, orders: 10 }
const SHORT: Lengths = { seconds: 2, histories: 2, orders: 3 }
/** A short run does not judge speed, so its measurement without a flood is minimal. */
const QUIET_SECONDS_IN_SHORT = 0.5

/** The floods that represent the others. */
const IN_SHORT = new Set(['searches of two words', 'histories of huge orders', 'large bodies', 'details and quotes'])

/**
 * Floods the site as one visitor, one kind after the other, while others place orders. Every order must be placed, and
 * its p99 may at most double.
 */
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
  const probe = createOrderProbe(site.origin, buyers, wares, { patient: short })
  if (!short) await probe(5)

  const findings: Finding[] = []
  for (const { name, connections, cost } of floods) {
    findings.push(
      await progress.step(
        `Flood: ${name}, ${connections} connections`,
        async () => {
          for (let tried = 1; ; tried += 1) {
            const quiet = await probe(short ? QUIET_SECONDS_IN_SHORT : seconds)
            const flood = startFlood({
              name,
              origin: site.origin,
              seconds: seconds + (short ? RISE_SECONDS_IN_SHORT : RISE_SECONDS),
              from: tried * 1_000_000,
              ammunition,
            })
            await sleep((short ? RISE_SECONDS_IN_SHORT : RISE_SECONDS) * 1000)
            const flooded = await probe(seconds)
            const load = await flood
            const over = cost === undefined ? 0 : overShare(load, cost)
            const made = finding(name, connections, { quiet, flooded, load, over, judged: !short })
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
  load: LoadResult
  /** The number of answers beyond the fair share. */
  over: number
  judged: boolean
}

function finding(name: string, connections: number, { quiet, flooded, load, over, judged }: Measured): Finding {
  const { perSecond, failures: refused } = load
  const ratio = flooded.p99 / quiet.p99
  const lost = Object.keys({ ...quiet.failures, ...flooded.failures })
  // Behind a slow API the edge answers 504, which only matters if speed is judged.
  const busy = judged ? ['503'] : ['503', '504']
  const broken = Object.keys(refused).filter((status) => Number(status) >= 500 && !busy.includes(status))
  const ms = ({ p50, p99 }: OrderTimes) => `${p50.toFixed(0)}/${p99.toFixed(0)} ms`
  return {
    what: `flood: ${name}`,
    how: `${connections} connections of one address`,
    result: [
      `order p50/p99 ${ms(quiet)} → ${ms(flooded)} (${ratio.toFixed(2)}×)`,
      `${perSecond.toFixed(0)} answers/s ${JSON.stringify(refused)}`,
      ...(over > 0 ? [`${over} answers more than the fair share of one network`] : []),
      ...(lost.length > 0 ? [`orders not placed: ${JSON.stringify([quiet.failures, flooded.failures])}`] : []),
    ].join(', '),
    goal: `every order placed, ${judged ? `p99 ≤ ${MOST}×, ` : ''}no error but 503, no more than a fair share`,
    holds: lost.length === 0 && broken.length === 0 && over === 0 && (!judged || ratio <= MOST),
  }
}
