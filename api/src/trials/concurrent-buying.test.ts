import { seededRandom } from '../testing/seeded-random'
import { openTestShop } from '../testing/test-shop'
import { checkBooks } from './check-books'
import { PlacedOrders } from './placed-orders'
import { RandomBuyers } from './random-buyer'
import { RandomSenders } from './random-senders'
import { stockTrial } from './stock-trial'

const ROUNDS = Number(process.env.TRIAL_ROUNDS || 60)
const SEED = Number(process.env.TRIAL_SEED || 13)
const PIECES = 30
/** The trial ends after this multiple of its rounds, even if some outcomes have not occurred. */
const MORE = 8
/** The outcomes that must occur. */
const BUYING = ['order 200', 'order 409', 'order 422', 'repeat 200', 'cancel 200', 'cancel 409', 'cancel pieces 200']
const SENDING = ['confirm 200', 'ship 200', 'seller ships 200', 'seller ships 409', 'deliver 200']

jest.setTimeout(600_000)

test(`${ROUNDS} rounds or more of concurrent buying, shipping and cancelling leave the books right (TRIAL_SEED=${SEED})`, async () => {
  const shop = await openTestShop(20)
  const random = seededRandom(SEED)
  const placed = new PlacedOrders()
  const buyers = new RandomBuyers(shop, random, await stockTrial(shop, PIECES), placed)
  const senders = new RandomSenders(shop, random, placed)
  const untried = () => [
    ...BUYING.filter((kind) => !buyers.seen.has(kind)),
    ...SENDING.filter((kind) => !senders.seen.has(kind)),
  ]
  const checkAll = async () => {
    expect(await checkBooks(shop.db, PIECES)).toEqual([])
    expect(await placed.lostAndDoubled(shop.db)).toEqual([])
  }
  // Some outcomes are so rare that one in fifty trials needs more than 60 rounds.
  for (let round = 1; round <= ROUNDS || (untried().length > 0 && round <= MORE * ROUNDS); round += 1) {
    const buying = Array.from({ length: random.whole(3, 8) }, () => buyers.act())
    const sending = Array.from({ length: random.whole(1, 5) }, () => senders.act())
    await Promise.all([...buying, ...sending])
    if (round % 50 === 0) await checkAll()
  }
  await checkAll()
  expect(untried()).toEqual([])
  await shop.close()
})
