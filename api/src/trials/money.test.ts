import { seededRandom } from '../testing/seeded-random'
import { openTestShop } from '../testing/test-shop'
import { ledgerIsSound } from './check-ledger'
import { RandomMoney } from './random-money'

const ORDERS = Math.ceil(Number(process.env.TRIAL_ROUNDS || 60) / 4)
const SEED = Number(process.env.TRIAL_SEED || 13)
/** The trial ends after this multiple of its orders, even if some outcomes have not occurred. */
const MORE = 8
/** The outcomes that must occur. */
const MUST = [
  ...['seller ships 200', 'seller delivers 200', 'admin delivers 200', 'confirm cash 200', 'mark paid 200'],
  ...['cancel 200', 'return 200', 'seller decides 200', 'admin decides 200', 'refund paid 200', 'refund too much 409'],
  'refund what waits 409',
]

jest.setTimeout(600_000)

test(`whatever happens to ${ORDERS} orders, nobody gets back more than is confirmed (TRIAL_SEED=${SEED})`, async () => {
  const shop = await openTestShop(20, { unpaidOrdersMax: 100_000 })
  const money = new RandomMoney(shop, seededRandom(SEED))
  await money.stock()
  const untried = () => MUST.filter((kind) => !money.seen.has(kind))
  const checkAll = async () => {
    for (const [what, audit] of Object.entries(ledgerIsSound))
      expect([what, (await shop.db.execute(audit)).rows]).toEqual([what, []])
  }
  for (let order = 1; order <= ORDERS || (untried().length > 0 && order <= MORE * ORDERS); order += 1) {
    await money.live(`buyer${order}`, 25)
    if (order % 10 === 0) await checkAll()
  }
  await checkAll()
  expect(untried()).toEqual([])
  await shop.close()
})
