import { eq } from 'drizzle-orm'
import { coupons } from '../coupons/table'
import { mailOutbox } from '../mail/table'
import { addTwoSellers, placeMixedOrder, sellerCalls } from '../testing/mixed-order'
import { orderCalls } from '../testing/order-calls'
import { sendTestOrder } from '../testing/send-test-order'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { parcels } from './table'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>
let sellers: Awaited<ReturnType<typeof addTwoSellers>>
let by: ReturnType<typeof sellerCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
  sellers = await addTwoSellers(shop)
  by = sellerCalls(shop)
})
afterAll(() => shop.close())

/** Lake Goods has sent its three pieces, which have arrived; the others are still to be sent. */
async function lakeArrives(id: string): Promise<string> {
  const [parcel] = (await by.send('seller-lake', id, 'parcels')).json().data.parcels
  await by.send('seller-lake', id, `parcels/${parcel._id}/delivered`)
  return parcel._id
}

/** A paid order whose parcel from Lake Goods has arrived. */
async function partlyDelivered() {
  const placed = await placeMixedOrder(shop, sellers)
  await orderOf.admin(placed.id, 'paid', {})
  await orderOf.move(placed.id, 'Confirmed')
  return { ...placed, parcel: await lakeArrives(placed.id) }
}

const mayReturn = (order: { products: { mayReturn: number }[] }) => order.products.map((line) => line.mayReturn)
const ask = (id: string, lines?: { lineNumber: number; quantity: number }[]) =>
  orderOf.buyer(id, 'return', { reason: 'Too big', ...(lines && { lines }) })
const accept = (token: string, id: string, returnId: string) =>
  by.send(token, id, `returns/${returnId}`, { accept: true })

test('what has arrived can be returned and reviewed while other parcels are still to come', async () => {
  const { id, ids } = await partlyDelivered()
  const before = await orderOf.read(id)
  expect(mayReturn(before)).toEqual([0, 3, 0])
  expect(before.products[1].mayReview).toBe(true)
  expect(before.nextStatuses).toEqual(['Cancelled', 'Return requested'])
  const early = await ask(id, [{ lineNumber: 2, quantity: 1 }])
  expect([early.statusCode, early.json().message]).toEqual([409, expect.stringMatching(/^Nothing of “.*” is left\.$/)])

  const asked = (await ask(id, [{ lineNumber: 1, quantity: 2 }])).json().data
  expect(asked).toMatchObject({ status: 'Confirmed', returns: [{ state: 'requested', refund: 46 }] })
  expect(mayReturn(asked)).toEqual([0, 0, 0])
  expect((await ask(id)).json().message).toBe('A return of this order waits for its answer.')
  expect((await by.read('seller-lake', id)).json().data.state).toBe('return-requested')
  const listed = await call(shop.app, 'GET', '/api/v1/admin/orders?status=Return requested', { token: 'admin' })
  expect(listed.json().data.map(({ _id }: { _id: string }) => _id)).toContain(id)

  const accepted = (await accept('seller-lake', id, asked.returns[0]._id)).json().data
  expect(accepted).toMatchObject({ state: 'delivered', lines: [{ returned: 2 }] })
  expect(await orderOf.stockOf(ids[1] ?? '')).toBe(9)
  const after = await orderOf.read(id)
  expect(after).toMatchObject({ status: 'Confirmed', refund: 46 })
  expect(mayReturn(after)).toEqual([0, 1, 0])

  await orderOf.move(id, 'Shipped', 'Delivered')
  const done = await orderOf.read(id)
  expect(done.status).toBe('Delivered')
  expect(mayReturn(done)).toEqual([2, 1, 1])
})

test('an order whose last parcel arrives while a return waits is delivered, and waits for the return', async () => {
  const { id } = await partlyDelivered()
  const { returns } = (await ask(id)).json().data
  await orderOf.move(id, 'Shipped')
  expect((await orderOf.read(id)).status).toBe('Shipped')
  await shop.db.delete(mailOutbox)
  await orderOf.move(id, 'Delivered')
  const arrived = await orderOf.read(id)
  expect(arrived.status).toBe('Return requested')
  expect(arrived.timeline.at(-1)).toMatchObject({ kind: 'status', status: 'Delivered' })
  const [mail] = await shop.db.select().from(mailOutbox)
  expect(mail?.subject).toMatch(/^A parcel of your order has arrived/)
  await accept('seller-lake', id, returns[0]._id)
  expect((await orderOf.read(id)).status).toBe('Delivered')
})

test('the 60 days of a parcel begin when it arrives, not with the order’s last one', async () => {
  const { id, parcel } = await partlyDelivered()
  const long = new Date(Date.now() - 61 * 86_400_000)
  await shop.db.update(parcels).set({ shippedAt: long, deliveredAt: long }).where(eq(parcels.id, parcel))
  expect(mayReturn(await orderOf.read(id))).toEqual([0, 0, 0])
  expect((await ask(id)).json().message).toBe('The 60 days for a return are over.')
  await orderOf.move(id, 'Shipped', 'Delivered')
  expect(mayReturn(await orderOf.read(id))).toEqual([2, 0, 1])
})

test('a return by the administrator’s step leaves what is to be sent in its place', async () => {
  const { id } = await partlyDelivered()
  await orderOf.move(id, 'Return requested')
  const order = await orderOf.read(id)
  expect(order).toMatchObject({ status: 'Confirmed', returns: [{ lines: [{ lineNumber: 1, quantity: 3 }] }] })
  await by.send('seller-hill', id, 'parcels')
  expect((await orderOf.read(id)).parcels).toHaveLength(2)
})

test('a seller ships the rest of own pieces while a return of the first parcel waits', async () => {
  const placed = await placeMixedOrder(shop, sellers)
  await orderOf.admin(placed.id, 'paid', {})
  await orderOf.move(placed.id, 'Confirmed')
  const first = { lines: [{ lineNumber: 1, quantity: 1 }] }
  const [parcel] = (await by.send('seller-lake', placed.id, 'parcels', first)).json().data.parcels
  await by.send('seller-lake', placed.id, `parcels/${parcel._id}/delivered`)
  expect((await ask(placed.id)).json().data.returns).toMatchObject([{ lines: [{ lineNumber: 1, quantity: 1 }] }])
  const seen = (await by.read('seller-lake', placed.id)).json().data
  expect(seen).toMatchObject({ state: 'return-requested', mayShip: true, lines: [{ toShip: 2 }] })
  expect((await by.send('seller-lake', placed.id, 'parcels')).json().data).toMatchObject({ mayShip: false })
})

test('cancelling the rest of an order pays back what came back less its share of the discount', async () => {
  await shop.db.insert(coupons).values({ code: 'SIXTY', kind: 'amount', value: 6000, createdAt: new Date() })
  const { ids } = await placeMixedOrder(shop, sellers)
  const wanted = ids.map((productId, index) => ({ productId, quantity: [2, 3, 1][index] ?? 1 }))
  const coupon = { coupon: 'SIXTY' }
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: wanted, ...coupon } })
  const { orderTotal } = quote.json().data
  const { _id: id } = (await sendTestOrder(shop.app, 'ada', wanted, orderTotal, coupon)).json().data
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  await lakeArrives(id)
  const { returns } = (await ask(id)).json().data
  await accept('seller-lake', id, returns[0]._id)
  const cancelled = await orderOf.buyer(id, 'cancel', {})
  // Half of the goods and of the discount came back, half was cancelled: the refund is everything except delivery.
  expect(cancelled.json().data).toMatchObject({ status: 'Returned', subtotal: 60, discount: 30 })
  const { refund, shippingEstimate } = await orderOf.read(id)
  expect(refund + shippingEstimate).toBeCloseTo(orderTotal)
})

test('what comes back of an order that is paid to the courier is paid back, before and after the last parcel', async () => {
  const made = await placeMixedOrder(shop, sellers)
  const wanted = made.ids.slice(0, 2).map((productId) => ({ productId, quantity: 1 }))
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: wanted } })
  const cash = { paymentType: 'cash_on_delivery' }
  const { orderTotal } = quote.json().data
  const { _id: id } = (await sendTestOrder(shop.app, 'ada', wanted, orderTotal, cash)).json().data
  await orderOf.move(id, 'Confirmed')
  await lakeArrives(id)
  const { returns } = (await ask(id)).json().data
  expect(returns[0].refund).toBe(23)
  await accept('seller-lake', id, returns[0]._id)
  expect((await orderOf.read(id)).refund).toBe(23)
  await orderOf.move(id, 'Shipped', 'Delivered')
  expect(await orderOf.read(id)).toMatchObject({ status: 'Delivered', refund: 23, refundWaiting: 23 })
  await orderOf.admin(id, 'paid', {})
  expect(await orderOf.read(id)).toMatchObject({ refund: 23, refundWaiting: 0, payment: { state: 'paid' } })
})

test('it is said who decided a return: the seller, or an administrator for the seller', async () => {
  for (const actor of ['seller', 'admin']) {
    const { id } = await partlyDelivered()
    const { returns } = (await ask(id)).json().data
    expect(returns[0]).not.toHaveProperty('decidedBy')
    await shop.db.delete(mailOutbox)
    const decision = { accept: true, note: 'Fine' }
    if (actor === 'seller') await by.send('seller-lake', id, `returns/${returns[0]._id}`, decision)
    else await orderOf.admin(id, `returns/${returns[0]._id}`, decision)
    expect((await orderOf.read(id)).returns).toMatchObject([{ seller: { name: 'Lake Goods' }, decidedBy: actor }])
    expect((await by.read('seller-lake', id)).json().data.returns).toMatchObject([{ decidedBy: actor }])
    const [mail] = await shop.db.select().from(mailOutbox)
    expect(mail?.text).toContain(`${actor === 'seller' ? 'Lake Goods' : 'Superium'} has accepted your return`)
    expect(mail?.text).toContain(`A note from ${actor === 'seller' ? 'Lake Goods' : 'Superium'}:\nFine`)
  }
})

test('a seller lists the orders with a return that waits for the seller, as many as the overview counts', async () => {
  const waiting = async () => {
    const { data, count } = (await by.list('seller-hill', 'status=return-requested&size=100')).json()
    const overview = await call(shop.app, 'GET', '/api/v1/seller/overview', { token: 'seller-hill' })
    expect(overview.json().data.returnsWaiting).toBe(count)
    return data.map(({ _id }: { _id: string }) => _id)
  }
  const { id } = await partlyDelivered()
  await orderOf.move(id, 'Shipped', 'Delivered')
  // Another seller's return does not belong to this seller.
  await ask(id, [{ lineNumber: 1, quantity: 1 }])
  expect(await waiting()).not.toContain(id)
  const { returns } = (await ask(id, [{ lineNumber: 2, quantity: 1 }])).json().data
  expect(await waiting()).toContain(id)
  await accept('seller-hill', id, returns.at(-1)._id)
  expect(await waiting()).not.toContain(id)
})
