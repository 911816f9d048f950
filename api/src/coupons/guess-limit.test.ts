import { rateLimits } from '../rate-limits/table'
import { addCoupon } from '../testing/add-coupon'
import { openLimitedApi } from '../testing/open-limited-api'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { call, newProduct, stock } from '../testing/test-shop'
import { guessLimit } from './guess-limit'

let database: TestDatabase
let product: string
beforeAll(async () => {
  database = await openTestDatabase()
  const [added] = await stock(database, newProduct())
  product = added?.id ?? ''
  await addCoupon(database, 'KNOWN')
})
afterAll(() => database.close())
// The limit counts guesses per ten minutes, and this window must not end during a test.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(async () => {
  jest.restoreAllMocks()
  await database.db.delete(rateLimits)
})

async function openLimited() {
  const app = await openLimitedApi(database.db)
  const reason = async (coupon: string, token = ''): Promise<string> => {
    const body = { products: [{ productId: product, quantity: 1 }], coupon }
    const answer = await call(app, 'POST', '/api/v1/shop/quote', { body, ...(token && { token }) })
    return answer.json().data.coupon.reason ?? 'applied'
  }
  return { app, reason }
}

const TOO_MANY = 'Too many codes were tried. Try again in ten minutes.'

test('after 20 unknown codes an account learns of no further code for ten minutes; others do', async () => {
  const { app, reason } = await openLimited()
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await reason(`GUESS${tries}`, 'guesser')).toBe('There is no coupon with this code.')
  }
  expect(await reason('KNOWN', 'guesser')).toBe(TOO_MANY)
  expect(await reason('KNOWN', 'other')).toBe('applied')
  expect(await reason('KNOWN')).toBe('applied')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)
  expect(await reason('KNOWN', 'guesser')).toBe('applied')
  await app.close()
})

test('after 60 unknown codes an address learns of no further code, whatever account it uses', async () => {
  const { app, reason } = await openLimited()
  for (let tries = 0; tries < 60; tries += 1) await reason(`GUESS${tries}`, `account${tries}`)
  expect(await reason('KNOWN', 'fresh')).toBe(TOO_MANY)
  expect(await reason('KNOWN')).toBe(TOO_MANY)
  await app.close()
})

test('orders tell a guesser no more than quotes do', async () => {
  const { app, reason } = await openLimited()
  for (let tries = 0; tries < 20; tries += 1) await reason(`GUESS${tries}`, 'orderer')
  const order = (coupon: string) =>
    call(app, 'POST', '/api/v1/shop/orderconfirm', {
      token: 'orderer',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        ...{
          name: 'A',
          email: 'orderer@shop.example',
          phone: '01700000000',
          district: 'D',
          subDistrict: 'S',
          country: 'C',
        },
        ...{ orderNotes: 'n', postalCode: '1205', paymentType: 'check_payments', orderTotal: 1, coupon },
        products: [{ productId: product, quantity: 1 }],
      },
    })
  for (const code of ['KNOWN', 'GUESS21']) {
    expect((await order(code)).json()).toMatchObject({ field: 'coupon', message: TOO_MANY })
  }
  await app.close()
})

test('a known code, a text that is no code, and the same unknown code again are no further guesses', async () => {
  const { app, reason } = await openLimited()
  for (let tries = 0; tries < 66; tries += 1) {
    await reason(['KNOWN', 'no code!', 'TYPO'][tries % 3] ?? '', 'buyer')
  }
  expect(await reason('KNOWN', 'buyer')).toBe('applied')
  await app.close()
})

test('the networks of an IPv6 site have 240 guesses together', async () => {
  const from = (network: number) => guessLimit(database.db, { address: `2001:db8:1:${network.toString(16)}::7` })
  for (let network = 0; network < 5; network += 1)
    for (let n = 0; n < 48; n += 1) await from(network).count(`GUESS${network}-${n}`)
  expect(await from(99).mayTry()).toBe(false)
  expect(await guessLimit(database.db, { address: '2001:db8:2:1::7' }).mayTry()).toBe(true)
})
