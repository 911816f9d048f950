import { addSeller } from '../testing/add-seller'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  for (const uid of ['sol', 'mia', 'busy']) await addSeller(shop, uid)
  await addSeller(shop, 'waiting', { state: 'pending' })
  await addSeller(shop, 'stopped', { state: 'suspended' })
})
afterAll(() => shop.close())

const URL = '/api/v1/seller/payouts'
const account = { holder: 'Sol Seller', bank: 'Lake Bank', accountNumber: '0123 4567-8901' }
const add = (token: string, change: object = {}) =>
  call(shop.app, 'POST', URL, { token, body: { ...account, ...change } })

test('a seller keeps payout methods, of which only the last four digits are ever shown', async () => {
  const first = await add('sol')
  expect(first.json().data).toMatchObject([{ holder: 'Sol Seller', lastFour: '8901', isDefault: true }])
  const second = await add('sol', { accountNumber: 'gb82 WEST 1234 5698 7654 32', isDefault: true })
  expect(second.json().data).toMatchObject([
    { lastFour: '5432', isDefault: true },
    { lastFour: '8901', isDefault: false },
  ])
  const list = await call(shop.app, 'GET', URL, { token: 'sol' })
  expect(list.json()).toEqual(second.json())
  expect(list.body).not.toContain('01234567')
  expect(list.body).not.toContain('WEST')
})

test('the default moves on wish, and to the newest one when the default is deleted', async () => {
  await add('mia')
  await add('mia', { accountNumber: '111111111' })
  const [first, second] = (await add('mia', { accountNumber: '222222222' })).json().data
  const moved = await call(shop.app, 'POST', `${URL}/${second._id}/default`, { token: 'mia' })
  expect(moved.json().data[0]._id).toBe(second._id)
  const left = await call(shop.app, 'DELETE', `${URL}/${second._id}`, { token: 'mia' })
  expect(left.json().data).toMatchObject([{ isDefault: true, lastFour: '1111' }, { lastFour: '8901' }])
  expect((await call(shop.app, 'DELETE', `${URL}/${first._id}`, { token: 'sol' })).statusCode).toBe(404)
})

test('a seller keeps five payout methods at most, also when six are added at once', async () => {
  const numbers = ['100001', '100002', '100003', '100004', '100005', '100006']
  const answers = await Promise.all(numbers.map((accountNumber) => add('busy', { accountNumber })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 409])
})

test.each([
  ['accountNumber', { accountNumber: '12345' }],
  ['accountNumber', { accountNumber: 'GB82 WEST 1234 5698 7654 33' }],
  ['accountNumber', { accountNumber: "1234567'; --" }],
  ['accountNumber', { accountNumber: '01234567 8901' }],
  ['holder', { holder: ' ' }],
  ['bank', { bank: 'a\0b' }],
])('a bad %s is a 400 that names the field', async (field, change) => {
  const answer = await add('sol', change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().field).toBe(field)
})

test.each(['waiting', 'stopped', 'buyer'])('%s, who is no approved seller, is refused', async (token) => {
  expect((await add(token)).statusCode).toBe(403)
  expect((await call(shop.app, 'GET', URL, { token })).statusCode).toBe(403)
  expect((await call(shop.app, 'GET', URL)).statusCode).toBe(401)
})
