import { seededRandom } from '../testing/seeded-random'
import { openTestShop } from '../testing/test-shop'
import { ledgerIsSound } from './check-ledger'
import { RandomMoney } from './random-money'

const ORDERS = Math.ceil(Number(process.env.TRIAL_ROUNDS || 60) / 3)
const SEED = Number(process.env.TRIAL_SEED || 13)
/** The outcomes that must occur. */
const MUST = [
  ...['seller ships 200', 'seller delivers 200', 'admin delivers 200', 'confirm cash 200', 'mark paid 200'],
  ...['cancel 200', 'return 200', 'seller decides 200', 'admin decides 200', 'refund paid 200', 'refund too much 409'],
]

jest.setTimeout(600_000)

test(`whatever happens to ${ORDERS} orders, nobody gets back more than is confirmed (TRIAL_SEED=${SEED})`, async () => {
  const shop = await openTestShop(20, { unpaidOrdersMax: 100_000 })
  const money = new RandomMoney(shop, seededRandom(SEED))
  await money.stock()
  const found: string[] = []
  for (let order = 1; order <= ORDERS; order += 1) {
    await money.live(`buyer${order}`, 25)
    if (order % 10 > 0 && order < ORDERS) continue
    for (const [what, audit] of Object.entries(ledgerIsSound)) {
      const { rows } = await shop.db.execute(audit)
      if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 5))}`)
    }
    expect(found).toEqual([])
  }
  expect(MUST.filter((kind) => !money.seen.has(kind))).toEqual([])
  await shop.close()
})
