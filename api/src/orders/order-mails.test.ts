import { eq } from 'drizzle-orm'
import { mailOutbox } from '../mail/table'
import { createPayments } from '../payments/payments'
import { defaultShop } from '../shop-settings/shop-profile'
import { addSeller } from '../testing/add-seller'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { withinOneDay } from '../testing/within-one-day'
import { expireUnpaidOrders } from './expire-unpaid-orders'
import { orders } from './table'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
})
// The limit of e-mails per mailbox applies per day.
beforeEach(withinOneDay)
afterEach(() => shop.db.delete(mailOutbox))
afterAll(() => shop.close())

const place = () =>
  orderOf.place([
    { cents: 1000, quantity: 3 },
    { cents: 2000, quantity: 1 },
  ])
const mails = () => shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)
/** The subjects so far, without order numbers. */
const subjects = async () => (await mails()).map(({ subject }) => subject.replace(/ \(#.*/, ''))

test('the buyer gets an e-mail when an order is placed, with a link to it', async () => {
  const { id } = await place()
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'ada@shop.example', bulk: false, handedOverAt: null })
  expect(mail?.subject).toMatch(/^Your order #/)
  expect(mail?.text).toContain(`http://localhost:3000/order/${id}`)
  expect(mail?.html).toContain('$50.00')
})

test('an order that is not placed leaves no e-mail', async () => {
  await expect(orderOf.place([{ cents: 1000, quantity: 11 }])).rejects.toThrow()
  expect(await mails()).toEqual([])
})

test('the buyer gets an e-mail when an order is paid, confirmed, shipped, delivered, and when a return is requested or decided', async () => {
  const { id } = await place()
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  const tracking = { carrier: 'DHL', number: 'JJ-1', url: 'https://dhl.example/JJ-1' }
  await orderOf.admin(id, 'status', { status: 'Shipped', tracking, note: 'Until soon' })
  const [parcel] = (await orderOf.read(id)).parcels
  await orderOf.admin(id, `parcels/${parcel._id}/tracking`, { ...tracking, number: 'JJ-2' })
  await orderOf.move(id, 'Delivered')
  const lines = [{ lineNumber: 0, quantity: 2 }]
  const { returns } = (
    await orderOf.buyer(id, 'return', { chosenReason: 'does-not-fit', reason: 'Too small', lines })
  ).json().data
  await orderOf.admin(id, `returns/${returns[0]._id}`, { accept: true, note: 'Send it back' })
  expect(await subjects()).toEqual([
    expect.stringMatching(/^Your order #/),
    'We have received your payment',
    'Your order is confirmed',
    'Your order is on its way',
    'You can follow your parcel',
    'Your order has arrived',
    'We have your return request',
    'Your return is accepted',
  ])
  const texts = (await mails()).map(({ text }) => text)
  expect(texts[3]).toMatch(/DHL JJ-1[\s\S]*A note from us:\nUntil soon/)
  expect(texts[4]).toContain('DHL JJ-2')
  expect(texts[6]).toMatch(/2 × [\s\S]*Your reason:\nDoes not fit: Too small/)
  expect(texts[7]).toMatch(/A note from Superium:\nSend it back[\s\S]*We pay \$23\.00 back to you\./)
})

test('the buyer gets an e-mail about cancelled pieces and a cancelled order, without their own reason as the shop’s note', async () => {
  const { id } = await place()
  await orderOf.buyer(id, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }], reason: 'One is enough' })
  await orderOf.buyer(id, 'cancel', { reason: 'Changed my mind' })
  expect((await subjects()).slice(1)).toEqual(['A part of your order is cancelled', 'Your order is cancelled'])
  const [, part, whole] = (await mails()).map(({ text }) => text)
  expect(part).toMatch(/1 × Product/)
  expect(part).toMatch(/Your reason:\nOne is enough/)
  expect(whole).toMatch(/Your reason:\nChanged my mind/)
  expect(whole).not.toContain('A note from us')
})

test('the buyer gets one e-mail when an order expires', async () => {
  const { id } = await place()
  await shop.db
    .update(orders)
    .set({ paymentDueAt: new Date(Date.now() - 1000) })
    .where(eq(orders.id, id))
  const parts = { db: shop.db, payments: createPayments(), shop: defaultShop }
  await Promise.all([expireUnpaidOrders(parts, new Date()), expireUnpaidOrders(parts, new Date())])
  expect((await subjects()).slice(1)).toEqual(['Your order has expired'])
})

test('a refused change leaves no e-mail', async () => {
  const { id } = await place()
  await shop.db.delete(mailOutbox)
  expect((await orderOf.admin(id, 'status', { status: 'Delivered' })).statusCode).toBe(409)
  expect((await orderOf.buyer(id, 'return', { reason: 'No' })).statusCode).toBe(409)
  expect(await mails()).toEqual([])
})

test('who orders and cancels with another person’s address cannot flood its mailbox; what the shop does is still told', async () => {
  const { id } = await orderOf.place([{ cents: 10, quantity: 10 }], 'victim')
  const cancel = (token: string, order: string) =>
    orderOf.buyer(order, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }] }, token)
  for (let n = 0; n < 9; n += 1) expect((await cancel('victim', id)).statusCode).toBe(200)
  // Addresses with different tags share one mailbox.
  for (const tag of ['+1', '+2', '+3']) {
    const more = await orderOf.place([{ cents: 10, quantity: 10 }], `victim${tag}`)
    for (let n = 0; n < 9; n += 1) expect((await cancel(`victim${tag}`, more.id)).statusCode).toBe(200)
  }
  expect(await mails()).toHaveLength(30)
  await orderOf.move(id, 'Confirmed')
  expect(await subjects()).toHaveLength(31)
  await orderOf.place([{ cents: 10, quantity: 1 }], 'somebody-else')
  expect(await subjects()).toHaveLength(32)
})

test('a seller who sends an order piece by piece mails its buyer twenty times a day at most', async () => {
  const seller = await addSeller(shop, 'seller-pieces')
  const [product] = await stock(shop, newProduct({ sellerId: seller.id, stock: 25 }))
  const id = await placeTestOrder(shop.app, 'pieces', { productId: product?.id ?? '', quantity: 25 })
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  await shop.db.delete(mailOutbox)
  const body = { lines: [{ lineNumber: 0, quantity: 1 }] }
  for (let n = 0; n < 22; n += 1) {
    const sent = await call(shop.app, 'POST', `/api/v1/seller/orders/${id}/parcels`, { token: 'seller-pieces', body })
    expect(sent.statusCode).toBe(200)
  }
  expect(await mails()).toHaveLength(20)
})
