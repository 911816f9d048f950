import { coupons } from '../../coupons/table'
import { mailOutbox } from '../../mail/table'
import { addTwoSellers, placeMixedOrder, sellerCalls } from '../../testing/mixed-order'
import { orderCalls } from '../../testing/order-calls'
import { sendTestOrder } from '../../testing/send-test-order'
import { call, openTestShop, type TestShop } from '../../testing/test-shop'

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

/** A paid and confirmed order of the shop, Lake Goods and Hill Goods. */
async function confirmed() {
  const placed = await placeMixedOrder(shop, sellers)
  await orderOf.admin(placed.id, 'paid', {})
  await orderOf.move(placed.id, 'Confirmed')
  return placed
}

const kinds = (order: { timeline: { kind: string; status: string }[] }) =>
  order.timeline.map(({ kind, status }) => `${kind} ${status}`)

test('a parcel of some pieces whose answer was lost is not sent twice', async () => {
  const { id } = await confirmed()
  const { length: seen } = (await orderOf.read(id)).timeline as unknown[]
  const parcel = { lines: [{ lineNumber: 1, quantity: 1 }], seen }
  expect((await orderOf.admin(id, 'parcels', parcel)).statusCode).toBe(200)
  const again = await orderOf.admin(id, 'parcels', parcel)
  expect([again.statusCode, again.json().message]).toEqual([409, expect.stringMatching(/changed meanwhile/)])
  expect((await orderOf.read(id)).parcels).toHaveLength(1)
})

test('a seller’s parcel whose answer was lost is not sent twice', async () => {
  const { id } = await confirmed()
  const parcel = { lines: [{ lineNumber: 1, quantity: 1 }], parcels: 0 }
  expect((await by.send('seller-lake', id, 'parcels', parcel)).statusCode).toBe(200)
  expect((await by.send('seller-lake', id, 'parcels', parcel)).statusCode).toBe(409)
  // Another seller's parcels do not count.
  const other = { lines: [{ lineNumber: 2, quantity: 1 }], parcels: 0 }
  expect((await by.send('seller-hill', id, 'parcels', other)).statusCode).toBe(200)
  expect((await by.send('seller-lake', id, 'parcels', { ...parcel, parcels: 1 })).statusCode).toBe(200)
})

test('each sender ships own lines; the order is shipped with the last piece and delivered with the last parcel', async () => {
  const { id } = await confirmed()
  const lake = await by.send('seller-lake', id, 'parcels', {
    carrier: 'DHL',
    trackingNumber: ' L-1 ',
    trackingUrl: 'https://dhl.example/L-1',
  })
  expect(lake.statusCode).toBe(200)
  expect(lake.json().data).toMatchObject({ state: 'shipped', lines: [{ quantity: 3, shipped: 3, toShip: 0 }] })
  const part = await orderOf.read(id)
  expect(part).toMatchObject({
    status: 'Confirmed',
    parcels: [
      {
        seller: { slug: 'lake-goods', name: 'Lake Goods', open: true },
        lines: [{ lineNumber: 1, quantity: 3 }],
        tracking: { carrier: 'DHL', number: 'L-1', url: 'https://dhl.example/L-1' },
      },
    ],
    products: [{ shipped: 0 }, { shipped: 3, seller: { name: 'Lake Goods' } }, { shipped: 0 }],
  })
  expect(part.products[0]).not.toHaveProperty('seller')

  expect((await orderOf.admin(id, 'parcels', { lines: [{ lineNumber: 0, quantity: 1 }] })).statusCode).toBe(200)
  expect((await by.send('seller-hill', id, 'parcels')).json().data.state).toBe('shipped')
  expect((await orderOf.read(id)).status).toBe('Confirmed')
  const all = (await orderOf.admin(id, 'parcels', {})).json().data
  expect(all.status).toBe('Shipped')
  expect(kinds(all).slice(-5)).toEqual([
    'parcel Confirmed',
    'parcel Confirmed',
    'parcel Confirmed',
    'parcel Shipped',
    'status Shipped',
  ])
  expect(all.timeline.at(-5)).toMatchObject({
    actor: 'seller',
    seller: { name: 'Lake Goods' },
    lines: [{ quantity: 3 }],
  })

  const parcels = all.parcels as { _id: string; seller?: { slug: string } }[]
  for (const { _id, seller } of parcels.slice(0, 3)) {
    const path = `parcels/${_id}/delivered`
    const token = seller && `seller-${seller.slug.replace('-goods', '')}`
    const answer = token ? await by.send(token, id, path) : await orderOf.admin(id, path, {})
    expect(answer.statusCode).toBe(200)
    expect((await orderOf.read(id)).status).toBe('Shipped')
  }
  const last = `parcels/${parcels[3]?._id}/delivered`
  expect((await orderOf.admin(id, last, {})).json().data.status).toBe('Delivered')
  const repeated = await orderOf.admin(id, last, {})
  expect([repeated.statusCode, repeated.json().message]).toEqual([409, 'The parcel has been delivered already.'])
  expect(kinds(await orderOf.read(id)).slice(-3)).toEqual([
    'parcel-delivered Shipped',
    'parcel-delivered Delivered',
    'status Delivered',
  ])
})

test('shipping an order as administrator sends what is left, one parcel per sender, and delivering delivers all', async () => {
  const { id } = await confirmed()
  await by.send('seller-lake', id, 'parcels', { lines: [{ lineNumber: 1, quantity: 1 }] })
  const tracking = { carrier: 'DHL', number: '1' }
  const unclear = await orderOf.admin(id, 'status', { status: 'Shipped', tracking })
  expect([unclear.statusCode, unclear.json().field]).toEqual([400, 'tracking'])
  await orderOf.move(id, 'Shipped')
  const shipped = await orderOf.read(id)
  expect(
    shipped.parcels.map(({ seller, lines }: { seller?: { slug: string }; lines: object[] }) => [seller?.slug, lines]),
  ).toEqual([
    ['lake-goods', [{ lineNumber: 1, quantity: 1 }]],
    [undefined, [{ lineNumber: 0, quantity: 2 }]],
    ['lake-goods', [{ lineNumber: 1, quantity: 2 }]],
    ['hill-goods', [{ lineNumber: 2, quantity: 1 }]],
  ])
  await orderOf.move(id, 'Delivered')
  const { status, parcels } = await orderOf.read(id)
  expect(status).toBe('Delivered')
  for (const parcel of parcels) expect(parcel.deliveredAt).toBeDefined()
})

test('a seller ships, delivers and tracks own lines only, and sees no other order', async () => {
  const { id } = await confirmed()
  const other = await orderOf.place([{ cents: 500, quantity: 1 }])
  for (const lineNumber of [0, 1, 9]) {
    const foreign = await by.send('seller-hill', id, 'parcels', { lines: [{ lineNumber, quantity: 1 }] })
    expect([foreign.statusCode, foreign.json()]).toEqual([
      400,
      {
        status: 'error',
        message: 'lines.0.lineNumber must be a line of the order.',
        field: 'lines.0.lineNumber',
      },
    ])
  }
  const twice = { lineNumber: 2, quantity: 1 }
  expect((await by.send('seller-hill', id, 'parcels', { lines: [twice, twice] })).statusCode).toBe(400)
  const many = await by.send('seller-hill', id, 'parcels', { lines: [{ lineNumber: 2, quantity: 2 }] })
  expect(many.statusCode).toBe(409)
  const [parcel] = (await by.send('seller-lake', id, 'parcels')).json().data.parcels
  const tracking = { carrier: 'UPS', trackingNumber: 'Y' }
  for (const [path, body] of [
    [`parcels/${parcel._id}/delivered`, {}],
    [`parcels/${parcel._id}/tracking`, tracking],
  ] as const) {
    expect((await by.send('seller-hill', id, path, body)).statusCode).toBe(404)
    expect((await by.send('seller-hill', other.id, path, body)).statusCode).toBe(404)
  }
  expect((await by.send('seller-lake', other.id, 'parcels')).statusCode).toBe(404)
  expect((await orderOf.read(id)).parcels).toHaveLength(1)
  expect((await by.send('seller-lake', id, `parcels/${parcel._id}/tracking`, tracking)).json().data.parcels).toEqual([
    expect.objectContaining({ tracking: { carrier: 'UPS', number: 'Y' } }),
  ])
})

test('tracking is entered whole and with an https address', async () => {
  const { id } = await confirmed()
  for (const [body, field] of [
    [{ carrier: 'DHL' }, 'trackingNumber'],
    [{ trackingNumber: '1' }, 'carrier'],
    [{ trackingUrl: 'https://dhl.example/1' }, 'carrier'],
    [{ carrier: 'DHL', trackingNumber: '1', trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
    [{ carrier: 'DHL', trackingNumber: '1', trackingUrl: 'https://a@dhl.example/1' }, 'trackingUrl'],
    [{ carrier: '\n', trackingNumber: '1' }, 'carrier'],
  ] as const) {
    const answer = await by.send('seller-lake', id, 'parcels', body)
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  }
  expect((await orderOf.read(id)).parcels).toEqual([])
})

test('a seller waits until the order is confirmed and paid; cash on delivery needs no payment', async () => {
  const { id } = await placeMixedOrder(shop, sellers)
  const why = async () => (await by.send('seller-lake', id, 'parcels')).json().message
  expect(await why()).toBe('The order is not confirmed yet.')
  await orderOf.move(id, 'Confirmed')
  expect(await why()).toBe('The order is not paid yet.')
  await orderOf.admin(id, 'paid', {})
  expect((await by.send('seller-lake', id, 'parcels')).statusCode).toBe(200)
  expect(await why()).toBe('Nothing is left to ship.')
  await orderOf.move(id, 'Shipped')
  expect(await why()).toBe('Nothing is left to ship of an order that is shipped.')
})

test('the buyer may cancel what is not shipped; then the order moves on by the parcels that it has', async () => {
  const { id, ids } = await confirmed()
  await by.send('seller-lake', id, 'parcels', { lines: [{ lineNumber: 1, quantity: 2 }] })
  const before = await orderOf.read(id)
  expect(before.products.map(({ mayCancel }: { mayCancel: number }) => mayCancel)).toEqual([2, 1, 1])
  const packed = await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 1, quantity: 2 }] })
  expect([packed.statusCode, packed.json().message]).toEqual([409, expect.stringMatching(/^Only 1 of .* is left\.$/)])
  const cancelled = (await orderOf.buyer(id, 'cancel', { reason: 'Too slow' })).json().data
  expect(cancelled).toMatchObject({
    status: 'Shipped',
    subtotal: 40,
    products: [
      { cancelled: 2, shipped: 0 },
      { cancelled: 1, shipped: 2 },
      { cancelled: 1, shipped: 0 },
    ],
  })
  expect(cancelled.refund).toBeGreaterThan(0)
  expect(kinds(cancelled).slice(-2)).toEqual(['lines-cancelled Confirmed', 'status Shipped'])
  expect(await orderOf.stockOf(ids[1] ?? '')).toBe(8)
  await by.send('seller-lake', id, `parcels/${cancelled.parcels[0]._id}/delivered`)
  expect((await orderOf.read(id)).status).toBe('Delivered')
})

test('a seller who ships while the buyer cancels gets the pieces or not, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, ids } = await confirmed()
    const answers = await Promise.all([
      by.send('seller-lake', id, 'parcels'),
      orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 1, quantity: 3 }] }),
      by.send('seller-lake', id, 'parcels'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const line = (await orderOf.read(id)).products[1]
    expect(line.shipped + line.cancelled).toBe(3)
    expect(await orderOf.stockOf(ids[1] ?? '')).toBe(line.cancelled === 3 ? 10 : 7)
  }
})

/**
 * A confirmed cash on delivery order of two pieces of the shop, three of Lake Goods and one of Hill Goods, with a $9.99
 * coupon.
 */
async function inCash() {
  await shop.db
    .insert(coupons)
    .values({ code: 'ODD', kind: 'amount', value: 999, createdAt: new Date() })
    .onConflictDoNothing()
  // Another buyer, because a mailbox gets a limited number of e-mails per day.
  const made = await placeMixedOrder(shop, sellers, 'cora')
  const wanted = made.ids.map((productId, index) => ({ productId, quantity: [2, 3, 1][index] ?? 1 }))
  const coupon = { coupon: 'ODD' }
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: wanted, ...coupon } })
  const { orderTotal } = quote.json().data
  const cash = { paymentType: 'cash_on_delivery', ...coupon }
  const placed = (await sendTestOrder(shop.app, 'cora', wanted, orderTotal, cash)).json().data
  await orderOf.move(placed._id, 'Confirmed')
  return placed
}

type Cash = { parcels: { _id: string; cash?: number }[]; cashToCome: { seller?: { slug: string }; amount: number }[] }
const inCents = (dollars: number): number => Math.round(dollars * 100)
const sumOf = ({ parcels, cashToCome }: Cash): number =>
  [...parcels.map(({ cash = 0 }) => cash), ...cashToCome.map(({ amount }) => amount)]
    .map(inCents)
    .reduce((sum, cents) => sum + cents, 0)

test('the courier takes an amount for each parcel, which add up to the total however the senders pack', async () => {
  const placed = await inCash()
  const id = placed._id
  const total = inCents(placed.orderTotal)
  // Goods of $20.00, $60.00 and $40.00, less $9.99, plus 15 % tax and $25.00 for delivery.
  expect(placed.orderTotal).toBe(151.51)
  expect(placed.cashToCome.map(({ amount }: { amount: number }) => amount)).toEqual([25.25, 75.76, 50.5])
  expect(placed.payment.instructions).toEqual([
    'Pay the courier in cash for each parcel when it arrives, $151.51 in all:',
    'Parcel from Superium: $25.25',
    'Parcel from Lake Goods: $75.76',
    'Parcel from Hill Goods: $50.50',
  ])
  expect((await by.read('seller-lake', id)).json().data.cashToCome).toBe(75.76)
  await shop.db.delete(mailOutbox)
  const preview = async (path: string, token: string) =>
    (await call(shop.app, 'GET', `/api/v1/${path}/orders/${id}/parcels?lines=1:1`, { token })).json().data
  expect(await preview('seller', 'seller-lake')).toEqual({ cash: 25.25 })
  expect(await preview('admin', 'admin')).toEqual({ cash: 25.25 })
  const first = (await by.send('seller-lake', id, 'parcels', { lines: [{ lineNumber: 1, quantity: 1 }] })).json().data
  expect([first.parcels[0].cash, first.cashToCome]).toEqual([25.25, 50.51])
  const [mail] = await shop.db.select().from(mailOutbox)
  expect(mail?.text).toContain('Please have $25.25 in cash ready for the courier.')
  await by.send('seller-lake', id, `parcels/${first.parcels[0]._id}/delivered`)
  const arrived = (await shop.db.select().from(mailOutbox)).at(-1)
  expect(arrived?.text).not.toContain('in cash ready')
  for (const token of ['seller-hill', 'seller-lake']) {
    await by.send(token, id, 'parcels')
    const order = await orderOf.read(id, 'cora')
    expect(sumOf(order)).toBe(total)
    expect(order.parcels[0].cash).toBe(25.25)
    expect(order.payment.instructions).toContain('Parcel from Lake Goods: $25.25 (delivered)')
  }
  await orderOf.move(id, 'Shipped')
  const sent = await orderOf.read(id, 'cora')
  expect([sumOf(sent), sent.cashToCome]).toEqual([total, []])
  const asAdmin = await call(shop.app, 'GET', `/api/v1/admin/orders/${id}`, { token: 'admin' })
  expect(asAdmin.json().data.parcels).toEqual(sent.parcels)
  await orderOf.move(id, 'Delivered')
  const done = await orderOf.read(id, 'cora')
  // The seller's word for the first parcel is still to be confirmed.
  expect(done).toMatchObject({ status: 'Delivered', payment: { state: 'cash-reported' } })
  expect(sumOf(done)).toBe(total)
  await orderOf.admin(id, 'paid', {})
  for (const parcel of (await orderOf.read(id, 'cora')).parcels) expect(parcel).not.toHaveProperty('cash')
})

test('the amounts follow what is cancelled, and no other order has any', async () => {
  const { _id: id } = await inCash()
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 1, quantity: 2 }] }, 'cora')
  const order = await orderOf.read(id, 'cora')
  expect(sumOf(order)).toBe(inCents(order.orderTotal))
  expect(order.cashToCome).toHaveLength(3)
  const paid = await confirmed()
  await by.send('seller-lake', paid.id, 'parcels')
  const other = await orderOf.read(paid.id)
  expect([other.cashToCome, other.parcels[0].cash]).toEqual([[], undefined])
  expect((await by.read('seller-hill', `${paid.id}/parcels`)).json().data).toEqual({ cash: 0 })
  expect((await by.read('seller-hill', `${paid.id}/parcels?lines=0:1`)).statusCode).toBe(400)
  expect((await by.read('seller-hill', paid.id)).json().data).not.toHaveProperty('cashToCome')
})

test("a seller's order e-mail says what the courier takes for the parcel", async () => {
  await shop.db.delete(mailOutbox)
  await inCash()
  const mails = await shop.db.select().from(mailOutbox)
  const toLake = mails.find(({ recipient }) => recipient.startsWith('seller-lake'))
  expect(toLake?.text).toContain('The courier takes $75.76 in cash for these pieces, in one parcel.')
})

test('cash on delivery is recorded when the last parcel has arrived', async () => {
  const { _id: id } = await inCash()
  await orderOf.move(id, 'Shipped')
  const { parcels } = await orderOf.read(id, 'cora')
  await orderOf.admin(id, `parcels/${parcels[0]._id}/delivered`, {})
  expect((await orderOf.read(id, 'cora')).payment.state).toBe('on-delivery')
  for (const { _id } of parcels.slice(1)) await orderOf.admin(id, `parcels/${_id}/delivered`, {})
  expect(await orderOf.read(id, 'cora')).toMatchObject({ status: 'Delivered', payment: { state: 'paid' } })
})

test('an unpaid order of which a part was sent no longer expires', async () => {
  const { id } = await placeMixedOrder(shop, sellers)
  await orderOf.move(id, 'Confirmed')
  await orderOf.admin(id, 'parcels', { lines: [{ lineNumber: 0, quantity: 1 }] })
  expect((await orderOf.read(id)).payment).not.toHaveProperty('dueAt')
})

test('buyer and sellers get e-mails, each seller about their own lines only', async () => {
  await shop.db.delete(mailOutbox)
  const { id } = await confirmed()
  const [parcel] = (await by.send('seller-lake', id, 'parcels')).json().data.parcels
  await by.send('seller-lake', id, `parcels/${parcel._id}/delivered`)
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 2, quantity: 1 }], reason: 'Changed my mind' })
  const mails = await shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)
  const told = mails.map(({ recipient, subject }) => [recipient.replace(/@.*/, ''), subject.replace(/ \(?#.*/, '')])
  expect(told).toEqual([
    ['ada', 'Your order'],
    ['ada', 'We have received your payment'],
    ['ada', 'Your order is confirmed'],
    ['seller-lake', 'New order to ship'],
    ['seller-hill', 'New order to ship'],
    ['ada', 'A parcel of your order is on its way'],
    ['ada', 'A parcel of your order has arrived'],
    ['ada', 'A part of your order is cancelled'],
    ['seller-hill', 'Do not ship: products were cancelled'],
  ])
  const order = await orderOf.read(id)
  const names = order.products.map(({ name }: { name: string }) => name)
  const toLake = mails[3]?.text ?? ''
  expect(toLake).toContain(`3 × ${names[1]}`)
  expect(toLake).toContain(`/seller/orders/${id}`)
  for (const hidden of [names[0], names[2], 'ada@shop.example', '01700000000']) expect(toLake).not.toContain(hidden)
})
