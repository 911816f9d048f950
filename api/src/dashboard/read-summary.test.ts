import { uuidv7 } from 'uuidv7'
import { contactMessages } from '../contact/table'
import { orders } from '../orders/table'
import { reports } from '../reports/table'
import { addSeller } from '../testing/add-seller'
import { newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { readSummary } from './read-summary'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const now = new Date('2026-03-15T10:00:00Z')

async function order(createdAt: string, status: string, cents: number) {
  const id = uuidv7()
  const person = { name: 'A', email: 'a@shop.example', phone: '1', street: 's', district: 'd', subDistrict: 'd' }
  const place = { country: 'c', postalCode: '1', orderNotes: 'n', paymentType: 'cash_on_delivery' }
  const money = { subtotalCents: cents, shippingCents: 0, taxCents: 0, totalCents: cents }
  const keys = { userId: 'a', id, orderNumber: id, idempotencyKey: id, requestHash: id }
  await shop.db
    .insert(orders)
    .values({ ...keys, ...person, ...place, ...money, status, createdAt: new Date(createdAt) })
}

test('the dashboard counts applications, reports and messages that wait', async () => {
  for (const state of ['pending', 'approved', 'declined']) await addSeller(shop, state, { state })
  const report = { productId: uuidv7(), kind: 'review', reporterId: 'sol', reason: 'r', createdAt: now }
  await shop.db.insert(reports).values([
    { ...report, contentId: uuidv7() },
    { ...report, contentId: uuidv7(), settledAt: now },
  ])
  const message = { name: 'A', email: 'a@shop.example', topic: 'other', message: 'm', createdAt: now }
  await shop.db.insert(contactMessages).values([
    { ...message, id: uuidv7() },
    { ...message, id: uuidv7() },
    { ...message, id: uuidv7(), doneAt: now },
  ])
  expect(await readSummary(shop.db, now)).toMatchObject({ pendingSellers: 1, openReports: 1, newMessages: 2 })
})

test('the dashboard counts by UTC by UTC days and leaves out what was cancelled or returned', async () => {
  await order('2026-03-15T00:00:00Z', 'Pending', 1000)
  await order('2026-03-15T09:00:00Z', 'Cancelled', 7000)
  await order('2026-03-14T23:59:59Z', 'Pending', 250)
  await order('2026-03-14T01:00:00Z', 'Delivered', 150)
  await order('2026-02-14T00:00:00Z', 'Returned', 900)
  await order('2026-02-13T23:59:59Z', 'Delivered', 900)
  await stock(shop, newProduct({ stock: 5 }), newProduct({ stock: 6 }), newProduct({ stock: 0 }))

  const { revenue, ...numbers } = await readSummary(shop.db, now)
  expect(numbers).toMatchObject({ pendingOrders: 2, ordersToday: 1, lowStock: 2 })
  expect(revenue).toHaveLength(30)
  expect(revenue[0]).toEqual({ day: '2026-02-14', orders: 0, total: 0 })
  expect(revenue.slice(-2)).toEqual([
    { day: '2026-03-14', orders: 2, total: 4 },
    { day: '2026-03-15', orders: 1, total: 10 },
  ])
})
