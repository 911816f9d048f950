import { and, eq } from 'drizzle-orm'
import { orders } from '../orders/table'
import { products } from '../products/table'
import { addCoupon } from '../testing/add-coupon'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { redeemCoupon, returnCoupon } from './redeem-coupon'
import { coupons, couponUses } from './table'

let shop: TestShop
let product: string
beforeAll(async () => {
  shop = await openTestShop(20)
  const [added] = await stock(shop, newProduct({ priceCents: 2000, stock: 1000 }))
  product = added?.id ?? ''
})
afterAll(() => shop.close())

const lines = (quantity: number) => [{ productId: product, quantity }]

async function quote(coupon: string, { token, quantity = 1 }: { token?: string; quantity?: number } = {}) {
  const body = { products: lines(quantity), coupon }
  const response = await call(shop.app, 'POST', '/api/v1/shop/quote', { body, ...(token && { token }) })
  expect(response.statusCode).toBe(200)
  return response.json().data
}

function order(token: string, coupon: unknown, orderTotal: number, change: object = {}) {
  const address = { district: 'D', subDistrict: 'S', country: 'C', postalCode: '1205', orderNotes: 'n' }
  const body = {
    name: token,
    email: `${token}@shop.example`,
    phone: '01700000000',
    ...address,
    paymentType: 'check_payments',
  }
  return call(shop.app, 'POST', '/api/v1/shop/orderconfirm', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { ...body, products: lines(1), coupon, orderTotal, ...change },
  })
}

async function usesOf(code: string, userId: string) {
  const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, code))
  const [own] = await shop.db
    .select()
    .from(couponUses)
    .where(and(eq(couponUses.userId, userId), eq(couponUses.code, code)))
  return { all: coupon?.used, own: own?.used ?? 0 }
}

test.each([
  ['a percentage', 'TEN', { kind: 'percentage', value: 1000 }, '10 % off', [20, 2, 25, 2.7, 45.7]],
  [
    'a percentage with decimals',
    'ODD',
    { kind: 'percentage', value: 1275 },
    '12.75 % off',
    [20, 2.55, 25, 2.62, 45.07],
  ],
  ['an amount', 'FIVE', { kind: 'amount', value: 500 }, '$5.00 off', [20, 5, 25, 2.25, 42.25]],
  ['an amount above the subtotal', 'LOTS', { kind: 'amount', value: 9900 }, '$99.00 off', [20, 20, 25, 0, 25]],
  ['free shipping', 'SHIP', { kind: 'free-shipping', value: 0 }, 'Free shipping', [20, 0, 0, 3, 23]],
])(
  '%s is in the quote, the order and its totals, whatever the case of the code',
  async (_, code, change, text, amounts) => {
    await addCoupon(shop, code, change)
    const quoted = await quote(` ${code.toLowerCase()} `)
    expect(quoted.coupon).toEqual({ code, state: 'applied', description: text })
    const shown = (one: Record<string, number>) => [
      one.subtotal,
      one.discount,
      one.shippingEstimate,
      one.taxEstimate,
      one.orderTotal,
    ]
    expect(shown(quoted)).toEqual(amounts)
    const placed = await order('ada', code.toLowerCase(), quoted.orderTotal)
    expect(placed.json()).toMatchObject({ status: 'success', data: { coupon: code, taxPercent: 15 } })
    expect(shown(placed.json().data)).toEqual(amounts)
    expect(await usesOf(code, 'ada')).toEqual({ all: 1, own: 1 })
  },
)

const day = (text: string) => new Date(`${text}T00:00:00Z`)

test.each([
  ['unknown', 'NOPE', null, 'There is no coupon with this code.'],
  ['no code at all', 'no code!', null, 'There is no coupon with this code.'],
  ['switched off', 'OFF', { active: false }, 'This coupon is no longer valid.'],
  ['expired', 'OLD', { endsAt: day('2026-02-01') }, 'This coupon was valid until 31 January 2026.'],
  ['not yet valid', 'SOON', { startsAt: day('2126-12-01') }, 'This coupon is valid from 1 December 2126 on.'],
  ['used up', 'GONE', { totalLimit: 3, used: 3 }, 'This coupon has been used up.'],
  ['below its minimum', 'BIG', { minimumCents: 150_000 }, 'This coupon needs a subtotal of $1,500.00: $1,480.00 more.'],
])(
  'a coupon that is %s is refused with a reason, in a quote without a discount, in an order with a 409',
  async (_, code, change, reason) => {
    if (change) await addCoupon(shop, code, change)
    const quoted = await quote(code)
    expect(quoted).toMatchObject({ discount: 0, orderTotal: 48, coupon: { state: 'refused', reason } })
    const before = await shop.db.select().from(orders)
    const [left] = await shop.db.select({ stock: products.stock }).from(products)
    for (const total of [48, 45.7]) {
      const response = await order('grace', code, total)
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({ status: 'error', field: 'coupon', message: reason, quote: quoted })
    }
    expect(await shop.db.select().from(orders)).toHaveLength(before.length)
    expect(await shop.db.select({ stock: products.stock }).from(products)).toEqual([left])
    expect(await usesOf(code, 'grace')).toEqual({
      all: change ? ('used' in change && change.used) || 0 : undefined,
      own: 0,
    })
  },
)

test('a coupon that a shopper has used is refused to that shopper only', async () => {
  const code = await addCoupon(shop, 'ONCE', { perUserLimit: 1 })
  expect((await order('mina', code, 45.7)).statusCode).toBe(200)
  const reason = 'You have already used this coupon.'
  expect((await quote(code, { token: 'mina' })).coupon).toMatchObject({ state: 'refused', reason })
  expect((await quote(code, { token: 'other' })).coupon.state).toBe('applied')
  expect((await quote(code, { token: 'bad' })).coupon.state).toBe('applied')
  expect((await order('mina', code, 45.7)).json()).toMatchObject({ field: 'coupon', message: reason })
})

test('a coupon for 7 orders in all gets 7 of 40 concurrent ones, and the others keep their stock', async () => {
  const code = await addCoupon(shop, 'SEVEN', { totalLimit: 7 })
  const [before] = await shop.db.select({ stock: products.stock }).from(products)
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => order(`seven${index}`, code, 45.7)))
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((one) => one === 200)).toHaveLength(7)
  expect(codes.filter((one) => one === 409)).toHaveLength(33)
  expect((await usesOf(code, 'none')).all).toBe(7)
  expect(await shop.db.select({ stock: products.stock }).from(products)).toEqual([{ stock: (before?.stock ?? 0) - 7 }])
})

test('a coupon for 2 orders of a user gets 2 of 20 concurrent ones', async () => {
  const code = await addCoupon(shop, 'TWICE', { perUserLimit: 2 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => order('twin', code, 45.7)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(await usesOf(code, 'twin')).toEqual({ all: 2, own: 2 })
})

test('a cancelled order gives its coupon back, once', async () => {
  const code = await addCoupon(shop, 'CANCEL', { perUserLimit: 1 })
  const cancel = (id: string) => call(shop.app, 'POST', `/api/v1/shop/orders/${id}/cancel`, { token: 'cora' })
  const { _id } = (await order('cora', code, 45.7)).json().data
  const answers = await Promise.all([cancel(_id), cancel(_id), cancel(_id)])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await usesOf(code, 'cora')).toEqual({ all: 0, own: 0 })
  expect((await order('cora', code, 45.7)).statusCode).toBe(200)
})

test('a use that is given back can be used again', async () => {
  const code = await addCoupon(shop, 'BACK', { perUserLimit: 1, totalLimit: 1 })
  const redeem = () => shop.db.transaction((tx) => redeemCoupon(tx, 'ada', 'back', 2000, new Date()))
  expect(await redeem()).toEqual({ code, kind: 'percentage', value: 1000 })
  expect(await redeem()).toBeUndefined()
  await shop.db.transaction((tx) => returnCoupon(tx, 'ada', code))
  expect(await usesOf(code, 'ada')).toEqual({ all: 0, own: 0 })
  expect(await redeem()).toBeDefined()
})

test.each([[5], [{ code: 'TEN' }], ['x'.repeat(101)]])('a coupon that is %j is a 400 that names it', async (coupon) => {
  const response = await order('ada', coupon, 45.7)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 'error', field: 'coupon' })
})

test('an order that leaves its coupon’s discount out of the total is a 409 with the right total', async () => {
  const code = await addCoupon(shop, 'TOTAL')
  const response = await order('ada', code, 48)
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ quote: { orderTotal: 45.7, coupon: { state: 'applied' } } })
  expect(await usesOf(code, 'ada')).toEqual({ all: 0, own: 0 })
})
