import { eq, sql } from 'drizzle-orm'
import { coupons } from '../coupons/table'
import { mailOutbox } from '../mail/table'
import { products } from '../products/table'
import { addTwoSellers, placeMixedOrder, sellerCalls } from '../testing/mixed-order'
import { orderCalls } from '../testing/order-calls'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

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

async function deliver(id: string) {
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed', 'Shipped', 'Delivered')
}

/** A paid and delivered order of the shop, Lake Goods and Hill Goods. */
async function delivered() {
  const placed = await placeMixedOrder(shop, sellers)
  await deliver(placed.id)
  return placed
}

type Asked = { _id: string; state: string; refund: number; seller?: { slug: string }; lines: object[] }
const returnsOf = async (id: string): Promise<Asked[]> => (await orderOf.read(id)).returns
const find = (all: Asked[], slug?: string) => all.find(({ seller }) => seller?.slug === slug)?._id ?? ''
const statusOf = async (id: string) => (await orderOf.read(id)).status

test('a return of several senders’ products is one return per sender, which each decides alone', async () => {
  const { id, ids } = await delivered()
  const why = { chosenReason: 'does-not-fit', reason: 'Too big' }
  const asked = (await orderOf.buyer(id, 'return', why)).json().data
  expect(asked.returns.map(({ seller, lines }: Asked) => [seller?.slug, lines])).toEqual([
    [undefined, [{ lineNumber: 0, quantity: 2 }]],
    ['lake-goods', [{ lineNumber: 1, quantity: 3 }]],
    ['hill-goods', [{ lineNumber: 2, quantity: 1 }]],
  ])
  const all = asked.returns as Asked[]
  const seen = (await by.read('seller-lake', id)).json().data
  expect(seen).toMatchObject({ state: 'return-requested', returns: [{ state: 'requested', ...why }] })
  expect(seen.returns).toHaveLength(1)
  expect(JSON.stringify(seen)).not.toMatch(/hill|@/i)

  const lake = `returns/${find(all, 'lake-goods')}`
  for (const token of ['seller-hill', 'seller-lake-other'])
    expect([403, 404]).toContain((await by.send(token, id, lake, { accept: true })).statusCode)
  expect((await by.send('seller-lake', id, `returns/${find(all)}`, { accept: true })).statusCode).toBe(404)
  const silent = await by.send('seller-lake', id, lake, { accept: false })
  expect([silent.statusCode, silent.json().field]).toEqual([400, 'note'])
  const accepted = await by.send('seller-lake', id, lake, { accept: true, note: 'Fine' })
  expect(accepted.json().data).toMatchObject({
    state: 'returned',
    lines: [{ returned: 3 }],
    returns: [{ state: 'accepted', note: 'Fine' }],
  })
  expect((await by.send('seller-lake', id, lake, { accept: true })).statusCode).toBe(409)
  expect(await orderOf.stockOf(ids[1] ?? '')).toBe(10)
  expect(await statusOf(id)).toBe('Return requested')

  const hill = `returns/${find(all, 'hill-goods')}`
  await by.send('seller-hill', id, hill, { accept: false, note: 'It was worn' })
  expect(await statusOf(id)).toBe('Return requested')
  await orderOf.admin(id, `returns/${find(all)}`, { accept: true })
  const now = await orderOf.read(id)
  expect(now.status).toBe('Delivered')
  expect(now.timeline.slice(-3)).toMatchObject([
    {
      kind: 'return-accepted',
      actor: 'seller',
      seller: { name: 'Lake Goods' },
      note: 'Fine',
      lines: [{ quantity: 3 }],
    },
    { kind: 'return-refused', actor: 'seller', seller: { name: 'Hill Goods' }, note: 'It was worn' },
    { kind: 'return-accepted', actor: 'admin' },
  ])
  expect(now.products.map(({ mayReturn }: { mayReturn: number }) => mayReturn)).toEqual([0, 0, 1])
})

test('while a return to one sender waits, products of another can be asked back, and nothing twice', async () => {
  const { id } = await delivered()
  const ask = (lineNumber: number) =>
    orderOf.buyer(id, 'return', { reason: 'No', lines: [{ lineNumber, quantity: 1 }] })
  expect((await ask(1)).json().data.products).toMatchObject([{ mayReturn: 2 }, { mayReturn: 0 }, { mayReturn: 1 }])
  const twice = await ask(1)
  expect([twice.statusCode, twice.json().message]).toEqual([
    409,
    expect.stringMatching(/^A return to the sender of “.*” waits for its answer\.$/),
  ])
  expect((await orderOf.buyer(id, 'return', { reason: 'The rest' })).statusCode).toBe(200)
  expect(await returnsOf(id)).toHaveLength(3)
  const none = await orderOf.buyer(id, 'return', { reason: 'More' })
  expect([none.statusCode, none.json().message]).toEqual([409, 'A return of this order waits for its answer.'])
  // The administrator's status change accepts all undecided returns.
  await orderOf.move(id, 'Returned')
  expect(await statusOf(id)).toBe('Delivered')
  expect((await returnsOf(id)).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted'])
})

test('the administrator’s step accepts all returns that wait, or none of them', async () => {
  const { id, ids } = await delivered()
  await orderOf.buyer(id, 'return', { reason: 'No' })
  const last = (await returnsOf(id)).at(-1)?._id ?? ''
  // The database refuses the last of the three, after the other two were accepted.
  const refused = sql.raw(`id = '${last}' and state = 'accepted'`)
  await shop.db.execute(sql`alter table order_returns add constraint refuse check (not (${refused}))`)
  const failed = await orderOf.admin(id, 'status', { status: 'Returned' })
  await shop.db.execute(sql`alter table order_returns drop constraint refuse`)
  expect(failed.statusCode).toBe(500)
  expect((await returnsOf(id)).map(({ state }) => state)).toEqual(['requested', 'requested', 'requested'])
  expect(await Promise.all(ids.map(orderOf.stockOf))).toEqual([8, 7, 9])

  await orderOf.move(id, 'Returned')
  const { status, timeline } = await orderOf.read(id)
  expect([status, timeline.slice(-3).map(({ kind }: { kind: string }) => kind)]).toEqual([
    'Returned',
    Array(3).fill('return-accepted'),
  ])
  expect(await Promise.all(ids.map(orderOf.stockOf))).toEqual([10, 10, 10])
  expect((await orderOf.admin(id, 'status', { status: 'Returned' })).statusCode).toBe(409)
})

test('racing requests and decisions of several senders leave one return each, decided once', async () => {
  const { id, ids } = await delivered()
  const asked = await Promise.all(Array.from({ length: 4 }, () => orderOf.buyer(id, 'return', { reason: 'No' })))
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  const all = await returnsOf(id)
  const decisions = await Promise.all([
    by.send('seller-lake', id, `returns/${find(all, 'lake-goods')}`, { accept: true }),
    orderOf.admin(id, `returns/${find(all, 'lake-goods')}`, { accept: true }),
    by.send('seller-hill', id, `returns/${find(all, 'hill-goods')}`, { accept: true }),
    orderOf.admin(id, `returns/${find(all)}`, { accept: true }),
  ])
  expect(decisions.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409])
  expect(await statusOf(id)).toBe('Returned')
  for (const product of ids) expect(await orderOf.stockOf(product)).toBe(10)
})

test('the returns of a discounted order pay back what was paid, whichever is decided first', async () => {
  await shop.db.insert(coupons).values({ code: 'TEN', kind: 'amount', value: 1000, createdAt: new Date() })
  const made = await stock(shop, newProduct({ priceCents: 3000 }), newProduct({ priceCents: 3000 }))
  await shop.db
    .update(products)
    .set({ sellerId: sellers.lake.id })
    .where(eq(products.id, made[1]?.id ?? ''))
  const wanted = made.map(({ id }) => ({ productId: id, quantity: 1 }))
  const order = async () => {
    const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: wanted, coupon: 'TEN' } })
    const { orderTotal } = quote.json().data
    return (await sendTestOrder(shop.app, 'ada', wanted, orderTotal, { coupon: 'TEN' })).json().data._id as string
  }
  for (const first of [undefined, 'lake-goods']) {
    const id = await order()
    await deliver(id)
    await orderOf.buyer(id, 'return', { reason: 'No' })
    const all = await returnsOf(id)
    // $60.00 less $10.00, plus 15 % tax.
    expect(all.reduce((sum, { refund }) => sum + refund, 0)).toBeCloseTo(57.5)
    await orderOf.admin(id, `returns/${find(all, first)}`, { accept: true })
    const second = first === undefined ? 'lake-goods' : undefined
    await orderOf.admin(id, `returns/${find(all, second)}`, { accept: true })
    expect(await orderOf.read(id)).toMatchObject({ status: 'Returned', refund: 57.5 })
  }
  // If one return is refused, the other one carries its own share of the discount only.
  const id = await order()
  await deliver(id)
  await orderOf.buyer(id, 'return', { reason: 'No' })
  const all = await returnsOf(id)
  await orderOf.admin(id, `returns/${find(all)}`, { accept: false, note: 'Worn' })
  const waiting = (await returnsOf(id)).find(({ state }) => state === 'requested')
  expect(waiting?.refund).toBe(28.75)
  await by.send('seller-lake', id, `returns/${waiting?._id}`, { accept: true })
  expect((await orderOf.read(id)).refund).toBe(28.75)
})

test('each sender gets an e-mail about the return, and the buyer one that names who decided', async () => {
  const { id } = await delivered()
  await shop.db.delete(mailOutbox)
  const lines = [
    { lineNumber: 0, quantity: 1 },
    { lineNumber: 1, quantity: 2 },
  ]
  await orderOf.buyer(id, 'return', { chosenReason: 'does-not-fit', reason: 'Too big', lines })
  const all = await returnsOf(id)
  await by.send('seller-lake', id, `returns/${find(all, 'lake-goods')}`, { accept: true, note: 'Send it back' })
  const mails = await shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)
  expect(mails.map(({ recipient, subject }) => [recipient.split('@')[0], subject.replace(/ \(#.*/, '')])).toEqual([
    ['ada', 'We have your return request'],
    ['seller-lake', 'A buyer wants to return products'],
    ['ada', 'Your return is accepted'],
  ])
  const [request, toSeller, decision] = mails.map(({ text }) => text)
  expect(request).toMatch(/1 × [\s\S]*2 × /)
  expect(toSeller).toMatch(/2 × [\s\S]*The buyer’s reason:\nDoes not fit: Too big/)
  expect(toSeller).not.toContain('1 × ')
  expect(decision).toMatch(/2 × [\s\S]*A note from Lake Goods:\nSend it back/)
})
