import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { unguardCell } from '../http/spreadsheet-cells'
import { addSeller } from '../testing/add-seller'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import type { AdminOrderSort } from './admin-list-schema'
import { exportOrders } from './export-orders'
import { orders, parcels } from './table'

/** Has line breaks, but nothing else for which a cell is quoted, and begins a formula after each of them. */
const HOSTILE = '=1+1\n@SUM(1)\r+2'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const read = (query = '', token = 'admin') => call(shop.app, 'GET', `/api/v1/admin/orders/export?${query}`, { token })
const records = async (query: string): Promise<Record<string, string>[]> =>
  parse((await read(query)).body, { bom: true, columns: true, record_delimiter: ['\r\n', '\n'] })

test('the export has the filtered orders in the order of the list, with amounts, lines and sellers', async () => {
  const seller = await addSeller(shop, 'sol', { shopName: 'Lake Goods' })
  const [mug, lamp] = await stock(
    shop,
    newProduct({ name: 'Mug', sku: 'MUG-1', priceCents: 1050 }),
    newProduct({ name: 'Lamp', sku: 'LAMP-1', sellerId: seller.id }),
  )
  const first = await placeTestOrder(shop.app, 'ada', { productId: mug?.id ?? '', quantity: 2 })
  const second = await placeTestOrder(shop.app, 'ada', { productId: mug?.id ?? '' }, { productId: lamp?.id ?? '' })
  await placeTestOrder(shop.app, 'bob', { productId: mug?.id ?? '' })
  const rows = await records('search=ada&sort=oldest')
  expect(rows.map(({ id }) => id)).toEqual([first, second])
  expect(rows[0]).toMatchObject({
    ...{ status: 'Pending', email: 'ada@shop.example', subtotal: '21.00', pieces: '2', items: '2 × Mug (MUG-1)' },
    ...{ sellers: 'Superium', 'paidAt (UTC)': '', discount: '0.00', refund: '0.00' },
  })
  expect(rows[1]).toMatchObject({ items: '1 × Mug (MUG-1)\n1 × Lamp (LAMP-1)', sellers: 'Superium, Lake Goods' })
})

test('a spreadsheet keeps phone numbers as they are, and reads the times', async () => {
  const [goods] = await stock(shop, newProduct())
  const id = await placeTestOrder(shop.app, 'dan', { productId: goods?.id ?? '' })
  const changes = { paidAt: new Date('2026-11-28T14:05:09.123Z'), paidCents: 100 }
  const write = (phone: string, postalCode: string) =>
    shop.db
      .update(orders)
      .set({ ...changes, phone, postalCode })
      .where(eq(orders.id, id))
  await write('01700000000', '00420')
  const [row] = await records('person=dan')
  expect(row).toMatchObject({ phone: "'01700000000", postalCode: "'00420", 'paidAt (UTC)': '2026-11-28 14:05:09' })
  await write('+8801700000000', '1205')
  expect((await records('person=dan'))[0]).toMatchObject({ phone: "'+8801700000000", postalCode: '1205' })
})

test('whatever a person has written is read back whole, and no line of a cell runs in a spreadsheet', async () => {
  const seller = await addSeller(shop, 'mallory', { slug: 'hostile', shopName: HOSTILE })
  const [goods] = await stock(shop, newProduct({ name: HOSTILE, sku: HOSTILE, sellerId: seller.id }))
  const id = await placeTestOrder(shop.app, 'mal', { productId: goods?.id ?? '' })
  const fields = ['name', 'email', 'phone', 'street', 'subDistrict', 'district', 'postalCode', 'country'] as const
  const written = Object.fromEntries(fields.map((field) => [field, HOSTILE]))
  await shop.db
    .update(orders)
    .set({ ...written, orderNotes: HOSTILE, couponCode: HOSTILE })
    .where(eq(orders.id, id))
  const parcel = { userId: 'mal', orderId: id, id: randomUUID(), lines: [], shippedAt: new Date() }
  await shop.db.insert(parcels).values({ ...parcel, carrier: HOSTILE, trackingNumber: HOSTILE })
  const [row = {}, ...others] = (await records('person=mal')) as Record<string, string>[]
  expect(others).toEqual([])
  const texts = [...fields, 'notes', 'coupon', 'sellers', 'items', 'tracking']
  for (const field of texts)
    expect([field, unguardCell(row[field] ?? '')]).toEqual([field, expect.stringContaining(HOSTILE)])
  expect(Object.values(row).filter((cell) => /(^|[\r\n])\s*[=+\-@]/.test(cell))).toEqual([])
})

/** Gives an account 451 orders, more than are held in memory at once. */
async function orderMuch(uid: string, prefix: string): Promise<void> {
  const [goods] = await stock(shop, newProduct({ stock: 1000 }))
  const id = await placeTestOrder(shop.app, uid, { productId: goods?.id ?? '' })
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('the order is gone')
  const copies = Array.from({ length: 450 }, (_, n) => ({
    ...{ ...row, id: `${prefix}-0000-7000-8000-${String(n).padStart(12, '0')}`, idempotencyKey: `copy-${n}` },
  }))
  await shop.db.insert(orders).values(copies)
}

test('more orders than are in memory at once are all there, once', async () => {
  await orderMuch('many', '01890000')
  for (const sort of ['newest', 'total-low']) {
    const rows = await records(`search=many&sort=${sort}`)
    expect(rows).toHaveLength(451)
    expect(new Set(rows.map((one) => one.id)).size).toBe(451)
  }
})

test.each<AdminOrderSort>(['total-low', 'total-high'])(
  'by %s, an order whose total changes while the file is read comes once',
  async (sort) => {
    const uid = `during${sort.slice(6)}`
    await orderMuch(uid, sort === 'total-low' ? '01890001' : '01890002')
    let file = ''
    for await (const piece of exportOrders(shop.db, { search: uid, sort })) {
      file += piece
      // Moves an exported order to the end of the sort order, so that it would be exported again.
      const [{ id = '' } = {}]: Record<string, string>[] = parse(file, { bom: true, columns: true })
      const more = sort === 'total-low' ? sql`1000000` : sql`-${orders.taxCents}`
      const totals = { taxCents: sql`${orders.taxCents} + ${more}`, totalCents: sql`${orders.totalCents} + ${more}` }
      await shop.db.update(orders).set(totals).where(eq(orders.id, id))
    }
    const rows: Record<string, string>[] = parse(file, { bom: true, columns: true })
    expect(rows).toHaveLength(451)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(451)
  },
)

test('a bad filter is a 400 and no file; nobody else exports; an export that failed makes room for others', async () => {
  for (const query of ['from=2026-99-99', 'search=%00', 'from=1969-01-01'])
    expect((await read(query)).json()).toMatchObject({ status: 'error', field: query.split('=')[0] })
  expect((await read('', 'ada')).statusCode).toBe(403)
  const answer = await read()
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="orders-/)
})
