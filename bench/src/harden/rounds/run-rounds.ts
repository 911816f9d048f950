import type { Progress } from '../../../../tools/src/progress/progress'
import { createRandom } from '../random'
import type { Finding } from '../report/finding'
import { type Account, headersOf, makeAccounts } from '../site/accounts'
import { fetchPatiently } from '../site/fetch-patiently'
import type { HardenSite } from '../site/start-harden-site'
import { findWares } from '../site/wares'
import { brokenInvariants, INVARIANT_COUNT, readBeginnings } from './sql-invariants'
import { Trader } from './trader'

/** Number of concurrent actions in a round. */
const AT_ONCE = 10
/** Few products and coupons, so that buyers compete for them. */
const WARES = 6
/** Results that must occur at least once in a run. */
const PROMISED = ['order 200', 'repeat 200', 'cancel 200', 'Confirmed 200', 'received 200']
const PROMISED_IN_WHOLE = [
  'order 409',
  'cancel 409',
  'Shipped 200',
  'Delivered 200',
  'return 200',
  'decide 200',
  'decide 409',
]

/**
 * Rounds of concurrent buying, cancelling, shipping, returning and counting through the site; afterwards all invariants
 * must hold.
 */
export async function runRounds(
  site: HardenSite,
  { rounds, short, seed }: { rounds: number; short: boolean; seed: number },
  progress: Progress,
): Promise<Finding[]> {
  const buyers = await makeAccounts(site, 'trader', short ? 40 : 1000, { network: '10.50' })
  const admins = await makeAccounts(site, 'round-admin', 40, { network: '10.51', claims: { admin: true } })
  const wares = await findWares(site.origin, WARES)
  const coupons = await makeCoupons(site.origin, admins)
  const before = await readBeginnings(site.databaseUrl)
  const trader = new Trader({ origin: site.origin, buyers, admins, wares, coupons }, createRandom(seed))
  await progress.step(
    `Rounds: ${rounds} of ${AT_ONCE} at once`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => trader.act()))
        if (round % 50 === 49) progress.note('Rounds', `${round + 1} of ${rounds}`)
      }
    },
    () => JSON.stringify(trader.seen),
  )
  const broken = await brokenInvariants(site.databaseUrl, before)
  const untried = [...PROMISED, ...(short ? [] : PROMISED_IN_WHOLE)].filter((kind) => !trader.seen[kind])
  const wrong = [...new Set(trader.wrong)]
  return [
    {
      what: 'rounds',
      how: `${rounds} rounds of ${AT_ONCE} concurrent trades of ${wares.length} products, seed ${seed}`,
      result: [
        `${trader.seen['order 200'] ?? 0} orders, ${INVARIANT_COUNT - broken.length} of ${INVARIANT_COUNT} invariants hold`,
        ...broken.slice(0, 3),
        ...(wrong.length > 0 ? [`answers: ${wrong.slice(0, 5).join(', ')}`] : []),
        ...(untried.length > 0 ? [`not tried: ${untried.join(', ')}`] : []),
      ].join('; '),
      goal: 'all invariants hold, no unexpected answer, everything tried',
      holds: broken.length === 0 && wrong.length === 0 && untried.length === 0,
    },
  ]
}

/** Coupons with a total limit, with a limit per account, and without a limit. */
async function makeCoupons(origin: string, [admin]: readonly Account[]): Promise<string[]> {
  if (!admin) throw new Error('There is no administrator.')
  const inputs = [
    { code: 'HARDEN-LIMITED', kind: 'percentage', percent: 10, totalLimit: 20 },
    { code: 'HARDEN-ONCE', kind: 'amount', amount: 1, perUserLimit: 1 },
    { code: 'HARDEN-SHIP', kind: 'free-shipping' },
  ]
  for (const input of inputs) {
    const { ok, status } = await fetchPatiently(`${origin}/api/v1/admin/coupons`, {
      method: 'POST',
      headers: { ...headersOf(admin), 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!ok && status !== 409) throw new Error(`A coupon cannot be made: ${status}`)
  }
  return inputs.map(({ code }) => code)
}
