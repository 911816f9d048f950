import { desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEntries } from '../audit/table'
import { products } from '../products/table'
import { priceHistory } from '../sales/table'
import { stockMovements } from '../stock/table'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { productVariants } from '../variants/table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

async function add(count: number, change: Parameters<typeof newProduct>[0] = {}): Promise<string[]> {
  const rows = await stock(shop, ...Array.from({ length: count }, () => newProduct(change)))
  return rows.map(({ id }) => id)
}
const send = (ids: readonly string[], change: object, more: object = {}) => {
  const body = { key: uuidv7(), dryRun: false, change, products: ids.map((id) => ({ id, edition: 1 })), ...more }
  return call(shop.app, 'POST', '/api/v1/admin/products/bulk', { token: 'admin', body })
}
const rowsOf = async (answer: ReturnType<typeof send>) => (await answer).json().data.rows
const read = async (id = '') => (await shop.db.select().from(products).where(eq(products.id, id)))[0]
const pricesOf = (id: string) => shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))

test('a dry run says what would change and writes nothing; the edit does just that, with history and audit', async () => {
  const [one = '', two = ''] = await add(2, { priceCents: 1999 })
  const change = { category: 'kitchen', pricePercent: 10, featured: true, active: false }
  const [preview] = await rowsOf(send([one], change, { dryRun: true }))
  expect(preview).toMatchObject({ outcome: 'changed', endsSale: false })
  expect(preview.changes).toEqual([
    { field: 'category', before: 'books', after: 'kitchen' },
    { field: 'featured', before: false, after: true },
    { field: 'active', before: true, after: false },
    { field: 'price', before: 19.99, after: 21.99 },
  ])
  expect(await read(one)).toMatchObject({ category: 'books', priceCents: 1999, edition: 1 })
  expect(await pricesOf(one)).toHaveLength(1)
  const done = await rowsOf(send([two, one], change))
  expect(done.map(({ id }: { id: string }) => id)).toEqual([two, one])
  expect(done[1]).toEqual(preview)
  expect(await read(one)).toMatchObject({ category: 'kitchen', priceCents: 2199, basePriceCents: 2199, edition: 2 })
  expect(await read(one)).toMatchObject({ featured: true, active: false, hiddenByAdmin: false })
  expect((await pricesOf(one)).map(({ priceCents }) => priceCents)).toEqual([1999, 2199])
  const [entry] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, one))
    .orderBy(desc(auditEntries.id))
  expect(entry).toMatchObject({ operation: 'adminEditProducts', before: { price: 19.99 }, after: { price: 21.99 } })
})

test('a mere change of stock leaves the time of the last change, of which indexes are, until nothing or something is left', async () => {
  const [many = '', last = ''] = await add(2, { stock: 9 })
  await shop.db.update(products).set({ stock: 1 }).where(eq(products.id, last))
  const before = [await read(many), await read(last)].map((one) => one?.updatedAt)
  await send([many, last], { stockChange: -1 })
  const [left, none] = [await read(many), await read(last)]
  expect([left?.stock, none?.stock]).toEqual([8, 0])
  expect(left?.updatedAt).toEqual(before[0])
  expect(none?.updatedAt.getTime()).toBeGreaterThan(before[1]?.getTime() ?? Number.POSITIVE_INFINITY)
  await send([many], { stockChange: -1, featured: true })
  expect((await read(many))?.updatedAt.getTime()).toBeGreaterThan(left?.updatedAt.getTime() ?? Number.POSITIVE_INFINITY)
})

test('each row is refused for its own reason, and the others are done', async () => {
  const [fine = '', cheap = '', stale = ''] = await add(3, { priceCents: 900 })
  await shop.db.update(products).set({ basePriceCents: 400, priceCents: 400 }).where(eq(products.id, cheap))
  await shop.db.update(products).set({ edition: 7 }).where(eq(products.id, stale))
  const rows = await rowsOf(send([fine, cheap, stale, uuidv7()], { priceAmount: -5 }))
  expect(rows.map(({ outcome, reason }: { outcome: string; reason?: string }) => [outcome, reason])).toEqual([
    ['changed', undefined],
    ['refused', 'The price would fall below one cent.'],
    ['refused', 'Somebody else has changed this product meanwhile. Load the list again.'],
    ['refused', 'There is no such product any more.'],
  ])
  expect([(await read(fine))?.priceCents, (await read(stale))?.priceCents]).toEqual([400, 900])
})

test('the stock changes by a difference with a movement, never below zero, and not for products with variants', async () => {
  const [plenty = '', few = '', sized = ''] = await add(3)
  await shop.db.update(products).set({ stock: 2 }).where(eq(products.id, few))
  await addVariants(shop, sized, newVariant())
  await placeTestOrder(shop.app, 'ada', { productId: plenty, quantity: 4 })
  const rows = await rowsOf(send([plenty, few, sized], { stockChange: -5 }))
  expect(rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['changed', 'refused', 'refused'])
  expect(await read(plenty)).toMatchObject({ stock: 1, edition: 1 })
  const moves = await shop.db.select().from(stockMovements).where(eq(stockMovements.productId, plenty))
  expect(moves).toMatchObject([{ kind: 'corrected', actor: 'admin', change: -5, stockAfter: 1 }])
})

test('a repeated call counts once, also when both arrive at the same moment; the key fits one edit only', async () => {
  const [id = ''] = await add(1)
  const key = uuidv7()
  const answers = await Promise.all([1, 2, 3].map(() => rowsOf(send([id], { stockChange: 5 }, { key }))))
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect((await read(id))?.stock).toBe(15)
  const other = await send([id], { stockChange: 6 }, { key })
  expect([other.statusCode, other.json().field]).toEqual([409, 'key'])
})

test('a percentage changes the prices of all variants, and an amount keeps their distance', async () => {
  const [id = ''] = await add(1, { priceCents: 1001 })
  await addVariants(shop, id, newVariant(), newVariant({ size: 'XL', surchargeCents: 1000 }))
  await rowsOf(send([id], { pricePercent: 50 }))
  const prices = async () => {
    const found = await shop.db.select().from(productVariants).where(eq(productVariants.productId, id))
    const base = (await read(id))?.basePriceCents ?? 0
    return found.map(({ surchargeCents }) => base + surchargeCents).sort()
  }
  expect(await prices()).toEqual([1502, 3002])
  expect((await read(id))?.mostSurchargeCents).toBe(1500)
  await rowsOf(send([id], { priceAmount: 1 }, { products: [{ id, edition: 2 }] }))
  expect(await prices()).toEqual([1602, 3102])
})

test('what makes no sense is refused by name, and so is more than 500 at once', async () => {
  const [id = ''] = await add(1)
  const field = async (change: object) => {
    const answer = await send([id], change)
    return [answer.statusCode, answer.json().field]
  }
  expect(await field({ category: 'nowhere' })).toEqual([400, 'category'])
  expect(await field({ pricePercent: 1, priceAmount: 1 })).toEqual([400, 'change.priceAmount'])
  expect(await field({ pricePercent: 1.005 })).toEqual([400, 'change.pricePercent'])
  expect(await field({ stock: 5 })).toEqual([400, 'change.stock'])
  const many = Array.from({ length: 501 }, () => uuidv7())
  expect((await send(many, { featured: true })).statusCode).toBe(400)
  expect((await send([id], { featured: false }).then((answer) => answer.json().data.rows[0])).outcome).toBe('unchanged')
})

test('500 products are changed in one call', async () => {
  const ids = await add(500)
  const rows = await rowsOf(send(ids, { pricePercent: 5, featured: true, stockChange: 1 }))
  expect(rows.every(({ outcome }: { outcome: string }) => outcome === 'changed')).toBe(true)
})
