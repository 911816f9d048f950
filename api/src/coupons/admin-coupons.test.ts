import { recountOrderFigures } from '../order-figures/recount'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder, placeTestOrderWith } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const URL = '/api/v1/admin/coupons'
const create = (body: object, token = 'admin') => call(shop.app, 'POST', URL, { token, body })
const change = (code: string, body: object) => call(shop.app, 'PATCH', `${URL}/${code}`, { token: 'admin', body })

test('a coupon is created with its rules, listed, found by a part of its code, and read', async () => {
  const rules = { minimum: 49.5, totalLimit: 100, perUserLimit: 1 }
  const window = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2126-12-01T00:00:00.000Z' }
  const made = await create({ code: ' spring-10 ', kind: 'percentage', percent: 12.5, ...rules, ...window })
  expect(made.statusCode).toBe(200)
  const coupon = {
    ...{ code: 'SPRING-10', kind: 'percentage', percent: 12.5, description: '12.5 % off' },
    ...{ ...rules, ...window, active: true, used: 0, revenue: 0, discount: 0, createdAt: expect.any(String) },
  }
  expect(made.json().data).toEqual(coupon)
  await create({ code: 'FREE', kind: 'free-shipping' })
  await create({ code: 'FIVE', kind: 'amount', amount: 5 })
  const list = async (query: string) => (await call(shop.app, 'GET', `${URL}?${query}`, { token: 'admin' })).json()
  const all = await list('page=0&size=2')
  expect(all.count).toBe(3)
  expect(all.data.map(({ description }: { description: string }) => description)).toEqual([
    '$5.00 off',
    'Free shipping',
  ])
  expect((await list('search=ring')).data).toEqual([coupon])
  expect((await call(shop.app, 'GET', `${URL}/spring-10`, { token: 'admin' })).json().data).toEqual(coupon)
})

test('a code that exists is a 409 that names the field', async () => {
  await create({ code: 'TWICE', kind: 'free-shipping' })
  const again = await create({ code: 'twice', kind: 'amount', amount: 5 })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ field: 'code', message: 'There is a coupon TWICE already.' })
})

test.each([
  ['code', { code: 'AB', kind: 'free-shipping' }],
  ['code', { code: 'A B C', kind: 'free-shipping' }],
  ['kind', { code: 'KIND', kind: 'gift' }],
  ['percent', { code: 'NONE', kind: 'percentage' }],
  ['percent', { code: 'MUCH', kind: 'percentage', percent: 100.01 }],
  ['percent', { code: 'FINE', kind: 'percentage', percent: 1.234 }],
  ['percent', { code: 'BOTH', kind: 'amount', amount: 5, percent: 5 }],
  ['amount', { code: 'ZERO', kind: 'amount', amount: 0 }],
  ['amount', { code: 'SHIP', kind: 'free-shipping', amount: 5 }],
  ['minimum', { code: 'MINI', kind: 'free-shipping', minimum: -1 }],
  ['totalLimit', { code: 'LIMIT', kind: 'free-shipping', totalLimit: 1.5 }],
  ['perUserLimit', { code: 'LIMIT', kind: 'free-shipping', perUserLimit: 0 }],
  ['endsAt', { code: 'ENDS', kind: 'free-shipping', endsAt: 'tomorrow' }],
  ['endsAt', { code: 'ENDS', kind: 'free-shipping', startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }],
])('a bad %s is a 400 that names it, and nothing is created (%j)', async (field, body) => {
  const response = await create(body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 'error', field })
  expect((await call(shop.app, 'GET', `${URL}/${body.code}`, { token: 'admin' })).statusCode).toBe(404)
})

test('a coupon is switched off and its rules change; null takes a bound away', async () => {
  await create({ code: 'CHANGE', kind: 'percentage', percent: 10, totalLimit: 5, endsAt: '2126-01-01T00:00:00.000Z' })
  const changed = await change('change', {
    active: false,
    totalLimit: null,
    endsAt: null,
    minimum: 20,
    perUserLimit: 2,
  })
  expect(changed.json().data).toMatchObject({
    ...{ code: 'CHANGE', percent: 10, active: false, totalLimit: null, endsAt: null, minimum: 20, perUserLimit: 2 },
  })
  expect((await change('change', { kind: 'amount' })).statusCode).toBe(400)
  expect((await change('unknown', { active: true })).statusCode).toBe(404)
  await change('change', { startsAt: '2026-06-01T00:00:00Z' })
  expect((await change('change', { endsAt: '2026-05-01T00:00:00Z' })).json()).toMatchObject({ field: 'endsAt' })
})

test('a buyer and a stranger may not see or make coupons', async () => {
  for (const [token, code] of [
    ['buyer', 403],
    ['', 401],
  ] as const) {
    expect((await create({ code: 'MINE', kind: 'free-shipping' }, token)).statusCode).toBe(code)
    expect((await call(shop.app, 'GET', URL, { token })).statusCode).toBe(code)
  }
})

test('a coupon tells how many orders it counts in, their revenue and what it took off, and the list of orders finds them', async () => {
  const [goods] = await stock(shop, newProduct({ priceCents: 2000, stock: 50 }))
  const productId = goods?.id ?? ''
  await create({ code: 'USED', kind: 'percentage', percent: 10 })
  const use = (quantity: number) => placeTestOrderWith(shop.app, 'cora', { coupon: 'used' }, { productId, quantity })
  const [kept, other] = [await use(2), await use(1)]
  await placeTestOrder(shop.app, 'cora', { productId })
  const read = async () => (await call(shop.app, 'GET', `${URL}/used`, { token: 'admin' })).json().data
  const orders = async (query: string) => {
    const { data, count } = (await call(shop.app, 'GET', `/api/v1/admin/orders?${query}`, { token: 'admin' })).json()
    expect(data).toHaveLength(count)
    return data as { _id: string; orderTotal: number; discount: number }[]
  }
  const found = await orders('coupon=%20used')
  expect(found.map(({ _id }) => _id)).toEqual([other, kept])
  const sum = (name: 'orderTotal' | 'discount') =>
    found.reduce((all, one) => all + Math.round(one[name] * 100), 0) / 100
  expect(await read()).toMatchObject({ used: 2, discount: 6, revenue: sum('orderTotal') })
  expect(sum('discount')).toBe(6)

  // A cancelled order releases its use of the coupon, and no figure counts it.
  await orderCalls(shop).move(other, 'Cancelled')
  expect(await read()).toMatchObject({ used: 1, discount: 4 })
  const list = (await call(shop.app, 'GET', `${URL}?search=used`, { token: 'admin' })).json().data
  expect(list).toEqual([await read()])
  expect((await orders('coupon=USED&status=not-cancelled')).map(({ _id }) => _id)).toEqual([kept])
  expect(await orders('coupon=no%20code')).toEqual([])
})

test('what comes back takes its discount along in the figures of a coupon, as what is cancelled does', async () => {
  const [goods] = await stock(shop, newProduct({ priceCents: 1394, stock: 5 }))
  await create({ code: 'HALF', kind: 'percentage', percent: 50 })
  const orderOf = orderCalls(shop)
  const wanted = { productId: goods?.id ?? '', quantity: 3 }
  const id = await placeTestOrderWith(shop.app, 'ada', { coupon: 'half' }, wanted)
  const discount = async (): Promise<number> =>
    (await call(shop.app, 'GET', `${URL}/half`, { token: 'admin' })).json().data.discount
  expect(await discount()).toBe(20.91)
  await orderOf.buyer(id, 'cancel', { reason: 'r', lines: [{ lineNumber: 0, quantity: 1 }] })
  expect(await discount()).toBe(13.94)
  await orderOf.move(id, 'Confirmed', 'Shipped', 'Delivered')
  await orderOf.buyer(id, 'return', { reason: 'r', lines: [{ lineNumber: 0, quantity: 1 }] })
  await orderOf.move(id, 'Returned')
  expect(await discount()).toBe(6.97)
  expect(await recountOrderFigures(shop.db)).toBe(0)
})
