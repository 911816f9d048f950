import { eq } from 'drizzle-orm'
import { orderCalls } from '../testing/order-calls'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { orderReturns, parcels } from './table'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

/** A paid and delivered order of 3 pieces for $10.00 and 1 for $20.00. */
async function delivered() {
  const placed = await orderOf.place([
    { cents: 1000, quantity: 3 },
    { cents: 2000, quantity: 1 },
  ])
  await orderOf.admin(placed.id, 'paid', {})
  await orderOf.move(placed.id, 'Confirmed', 'Shipped', 'Delivered')
  return placed
}

const decide = (id: string, returnId: string, body: object) => orderOf.admin(id, `returns/${returnId}`, body)

test('pieces of a line are returned: accepted, they go back into stock and their price with tax is refunded', async () => {
  const { id, ids } = await delivered()
  const lines = [{ lineNumber: 0, quantity: 2 }]
  const asked = (await orderOf.buyer(id, 'return', { reason: 'Too small', lines })).json().data
  expect(asked).toMatchObject({
    status: 'Return requested',
    refund: 0,
    returns: [{ state: 'requested', reason: 'Too small', lines, refund: 23 }],
    products: [{ mayReturn: 0 }, { mayReturn: 0 }],
  })
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(7)
  const accepted = await decide(id, asked.returns[0]._id, { accept: true, note: 'All fine' })
  expect(accepted.json().data).toMatchObject({ status: 'Delivered', orderTotal: 82.5, refund: 23 })
  const now = await orderOf.read(id)
  expect(now).toMatchObject({
    products: [
      { quantity: 3, returned: 2, mayReturn: 1, total: 30 },
      { quantity: 1, returned: 0, mayReturn: 1, total: 20 },
    ],
    returns: [{ state: 'accepted', note: 'All fine', refund: 23 }],
  })
  expect(now.timeline.slice(-2)).toMatchObject([
    {
      kind: 'return-requested',
      status: 'Return requested',
      actor: 'buyer',
      note: 'Too small',
      lines: [{ quantity: 2 }],
    },
    { kind: 'return-accepted', status: 'Delivered', actor: 'admin', note: 'All fine', lines: [{ quantity: 2 }] },
  ])
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(9)
})

test('the chosen reason is kept beside the buyer’s own words, which may be left out; the timeline reads both', async () => {
  const { id } = await delivered()
  const lines = [{ lineNumber: 1, quantity: 1 }]
  const unknown = await orderOf.buyer(id, 'return', { chosenReason: 'Wrong item', lines })
  expect(unknown.statusCode).toBe(400)
  const ask = { chosenReason: 'wrong-item', reason: ' A blue one ', lines }
  const { returns, timeline } = (await orderOf.buyer(id, 'return', ask)).json().data
  expect(returns).toMatchObject([{ chosenReason: 'wrong-item', reason: 'A blue one' }])
  expect(timeline.at(-1)).toMatchObject({ kind: 'return-requested', note: 'Wrong item: A blue one' })
  await decide(id, returns[0]._id, { accept: false, note: 'It is blue' })
  const silent = (await orderOf.buyer(id, 'return', { chosenReason: 'damaged', lines })).json().data
  expect(silent.returns.at(-1)).toMatchObject({ chosenReason: 'damaged', reason: '' })
})

test('a return that a page of an earlier release sends has its choice in the text', async () => {
  const { id } = await delivered()
  const { returns } = (await orderOf.buyer(id, 'return', { reason: 'Damaged or defective: Cracked' })).json().data
  expect(returns).toMatchObject([{ chosenReason: 'damaged', reason: 'Cracked' }])
  await shop.db.update(orderReturns).set({ chosenReason: null, reason: 'Damaged or defective: Torn' })
  expect((await orderOf.read(id)).returns).toMatchObject([{ chosenReason: 'damaged', reason: 'Torn' }])
})

test('an administrator who requests a return for a buyer chooses from the same reasons', async () => {
  const { id } = await delivered()
  const asked = { status: 'Return requested', chosenReason: 'damaged', note: 'By phone' }
  const { returns } = (await orderOf.admin(id, 'status', asked)).json().data
  expect(returns).toMatchObject([{ state: 'requested', chosenReason: 'damaged', reason: 'By phone' }])
})

test('what a return would pay back is known before it is asked for, and nothing is changed by asking', async () => {
  const { id } = await delivered()
  const preview = (lines: string, token = 'ada') =>
    call(shop.app, 'GET', `/api/v1/shop/orders/${id}/return?lines=${lines}`, { token })
  const before = await orderOf.read(id)
  expect((await preview('0:2')).json().data).toEqual({ refund: 23 })
  expect((await preview('0:3,1:1')).json().data).toEqual({ refund: 57.5 })
  expect(await orderOf.read(id)).toEqual(before)
  expect([(await preview('0:4')).statusCode, (await preview('0:0')).statusCode]).toEqual([409, 400])
  expect((await preview('0:1', 'eve')).statusCode).toBe(404)
  const lines = [{ lineNumber: 0, quantity: 2 }]
  const asked = (await orderOf.buyer(id, 'return', { reason: 'No', lines })).json().data
  expect(asked.returns).toMatchObject([{ refund: 23 }])
  expect((await preview('1:1')).json().message).toMatch(/waits for its answer/)
})

test('an order is returned when nothing that was delivered remains; delivery is not refunded', async () => {
  const { id, ids } = await delivered()
  for (const lines of [[{ lineNumber: 0, quantity: 3 }], undefined]) {
    const { returns } = (await orderOf.buyer(id, 'return', { reason: 'No', lines })).json().data
    await decide(id, returns.at(-1)._id, { accept: true })
  }
  expect(await orderOf.read(id)).toMatchObject({ status: 'Returned', orderTotal: 82.5, refund: 57.5 })
  for (const product of ids) expect(await orderOf.stockOf(product)).toBe(10)
})

test('a refusal needs a note, and leaves the pieces with the buyer, who may ask again within the 60 days', async () => {
  const { id, ids } = await delivered()
  const ask = () => orderOf.buyer(id, 'return', { reason: 'No', lines: [{ lineNumber: 0, quantity: 1 }] })
  const { returns } = (await ask()).json().data
  const silent = await decide(id, returns[0]._id, { accept: false, note: '  ' })
  expect([silent.statusCode, silent.json().field]).toEqual([400, 'note'])
  await decide(id, returns[0]._id, { accept: false, note: 'It was worn' })
  expect(await orderOf.read(id)).toMatchObject({
    status: 'Delivered',
    refund: 0,
    returns: [{ state: 'refused', note: 'It was worn', refund: 0 }],
    products: [{ returned: 0, mayReturn: 3 }, {}],
  })
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(7)
  // A refusal does not restart the 60 days.
  const long = new Date(Date.now() - 61 * 86_400_000)
  await shop.db.update(parcels).set({ shippedAt: long, deliveredAt: long }).where(eq(parcels.orderId, id))
  expect((await ask()).json().message).toBe('The 60 days for a return are over.')
})

test('racing decisions of a return put its pieces back once', async () => {
  const { id, ids } = await delivered()
  const { returns } = (await orderOf.buyer(id, 'return', { reason: 'No' })).json().data
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => decide(id, returns[0]._id, { accept: index % 2 === 0, note: 'n' })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
  const { status } = await orderOf.read(id)
  expect(await orderOf.stockOf(ids[0] ?? '')).toBe(status === 'Returned' ? 10 : 7)
})

test('racing requests for a return leave one', async () => {
  const { id } = await delivered()
  const answers = await Promise.all(Array.from({ length: 5 }, () => orderOf.buyer(id, 'return', { reason: 'No' })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect((await orderOf.read(id)).returns).toHaveLength(1)
})

test('a return is decided by administrators only, and only one of this order', async () => {
  const { id } = await delivered()
  const { returns } = (await orderOf.buyer(id, 'return', { reason: 'No' })).json().data
  const other = await delivered()
  expect((await orderOf.buyer(id, `returns/${returns[0]._id}`, { accept: true })).statusCode).toBe(404)
  expect((await decide(other.id, returns[0]._id, { accept: true })).statusCode).toBe(404)
})
