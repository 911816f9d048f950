import { addSeller } from '../testing/add-seller'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { parsePayoutKeys } from './payout-keys'
import { exportPayoutMethods } from './payout-methods'
import { sealAllNumbers } from './seal-all-numbers'
import { openNumber, sealNumber } from './seal-number'
import { payoutMethods } from './table'

const keyText = (byte: number): string => Buffer.alloc(32, byte).toString('base64')
function keysOf(...bytes: number[]) {
  const keys = parsePayoutKeys(bytes.map(keyText).join(', '))
  if (!keys) throw new Error('no keys')
  return keys
}

const NUMBER = 'GB82WEST12345698765432'
const place = { userId: 'sol', id: '01890000-0000-7000-8000-000000000001' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(undefined, {}, { payoutKeys: keysOf(1) })
  await addSeller(shop, 'sol')
})
afterEach(() => shop.db.delete(payoutMethods))
afterAll(() => shop.close())

const add = ({ app }: Pick<TestShop, 'app'>, accountNumber = NUMBER) =>
  call(app, 'POST', '/api/v1/seller/payouts', {
    token: 'sol',
    body: { holder: 'Sol Seller', bank: 'Lake Bank', accountNumber },
  })
const rows = () => shop.db.select().from(payoutMethods)
const numbers = async (...bytes: number[]) =>
  (await exportPayoutMethods(shop.db, keysOf(...bytes), 'sol')).map(({ accountNumber }) => accountNumber)

test('the database holds the number sealed, and only its end in clear', async () => {
  expect((await add(shop)).statusCode).toBe(200)
  const [row] = await rows()
  expect([row?.accountNumber, row?.keyId]).toEqual(['5432', keysOf(1)[0].id])
  expect(row?.sealed?.includes('WEST')).toBe(false)
  expect(await numbers(1)).toEqual([NUMBER])
  expect((await add(shop)).json()).toMatchObject({ field: 'accountNumber', message: expect.stringMatching(/already/) })
})

test('a sealed number opens in its own row and unchanged only, and no two are alike', () => {
  const keys = keysOf(1)
  const one = sealNumber(keys, place, NUMBER)
  expect(openNumber(keys, place, one)).toBe(NUMBER)
  expect(sealNumber(keys, place, NUMBER).sealed.equals(one.sealed)).toBe(false)
  expect(openNumber(keys, { ...place, userId: 'eve' }, one)).toBeNull()
  for (const at of [0, 12, 28]) {
    const sealed = Buffer.from(one.sealed)
    sealed[at] = (sealed[at] ?? 0) ^ 1
    expect(openNumber(keys, place, { ...one, sealed })).toBeNull()
  }
  expect(openNumber(keysOf(2), place, one)).toBeNull()
})

test('numbers of the version before are read, and sealed at the next start', async () => {
  const old = { ...place, holder: 'Sol', bank: 'Lake Bank', isDefault: true, createdAt: new Date() }
  await shop.db.insert(payoutMethods).values({ ...old, accountNumber: NUMBER })
  const list = await call(shop.app, 'GET', '/api/v1/seller/payouts', { token: 'sol' })
  expect(list.json().data).toMatchObject([{ lastFour: '5432' }])
  expect(await numbers(1)).toEqual([NUMBER])
  // Two processes start at once.
  expect(await Promise.all([sealAllNumbers(shop.db, keysOf(1)), sealAllNumbers(shop.db, keysOf(1))])).toEqual([0, 0])
  expect((await rows())[0]?.accountNumber).toBe('5432')
  expect(await numbers(1)).toEqual([NUMBER])
})

test('a new key seals everything anew, so that the old one can go; a lost key leaves its rows as they are', async () => {
  await add(shop)
  await add(shop, '1234567890')
  expect(await sealAllNumbers(shop.db, keysOf(2))).toBe(2)
  expect(await numbers(2)).toEqual([null, null])
  expect(await sealAllNumbers(shop.db, keysOf(2, 1))).toBe(0)
  expect((await numbers(2)).toSorted()).toEqual(['1234567890', NUMBER])
  expect(await sealAllNumbers(shop.db, keysOf(2))).toBe(0)
})

test('a shop without a key takes no account number, and says so', async () => {
  const keyless = await openTestShop(undefined, {}, { payoutKeys: null })
  await addSeller(keyless, 'sol')
  const answer = await add(keyless)
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    expect.stringMatching(/cannot keep account numbers/),
  ])
  expect(await keyless.db.select().from(payoutMethods)).toEqual([])
  await keyless.close()
})

test.each(['short', `${keyText(1)},secret`, Buffer.alloc(31, 1).toString('base64')])(
  'the key %s is refused without being repeated',
  (value) => {
    expect(() => parsePayoutKeys(value)).toThrow(/^PAYOUT_KEY must be 32 bytes in base64/)
    expect(() => parsePayoutKeys(value)).not.toThrow(value)
  },
)
