import type { ReturnReason } from '@superium/shared/constants'
import { and, eq, sql } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import { addTwoSellers, placeMixedOrder, sellerCalls } from '../testing/mixed-order'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

async function deliver(id: string) {
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed', 'Shipped', 'Delivered')
}

/** A return of everything that was delivered. */
async function ask(id: string, chosenReason: ReturnReason): Promise<string> {
  return (await orderOf.buyer(id, 'return', { chosenReason })).json().data.returns.at(-1)._id
}

const historyOf = async (id: string, query = '') =>
  (await call(shop.app, 'GET', `/api/v1/admin/products/${id}/stock?${query}`, { token: 'admin' })).json().data

const auditOf = async (targetId: string, operation: string) =>
  (
    await shop.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.targetId, targetId), eq(auditEntries.operation, operation)))
  ).map(({ after }) => after)

/** Stock and what buyers have, less what people entered as movements: what `npm run harden` expects never to change. */
async function beganWith(id: string): Promise<number> {
  const { rows } = await shop.db.execute<{ began: number }>(sql`select (p.stock
    + (select coalesce(sum(quantity - cancelled - returned), 0) from order_lines where product_id = p.id)
    - (select coalesce(sum(change), 0) from stock_movements where product_id = p.id))::int as began
    from products p where id = ${id}`)
  return rows[0]?.began ?? Number.NaN
}

test('pieces that an administrator does not put back are written off; what the order pays back is the same', async () => {
  const { id, ids } = await orderOf.place([{ cents: 1000, quantity: 3 }])
  const [product = ''] = ids
  await deliver(id)
  const decision = { accept: true, restock: false }
  const answer = await orderOf.admin(id, `returns/${await ask(id, 'damaged')}`, decision)
  expect(answer.json().data).toMatchObject({ status: 'Returned', refund: 34.5, products: [{ returned: 3 }] })
  expect(await orderOf.stockOf(product)).toBe(7)
  expect(await beganWith(product)).toBe(10)
  const { orderNumber } = await orderOf.read(id)
  const note = `Return of order ${orderNumber}`
  expect(await historyOf(product)).toMatchObject([{ kind: 'damaged', actor: 'admin', change: -3, stock: 7, note }])
  expect(await auditOf(id, 'adminDecideReturn')).toMatchObject([{ event: 'return-accepted', backIntoStock: false }])
  expect(await auditOf(product, 'adminDecideReturn')).toMatchObject([{ movement: 'damaged', change: -3 }])
})

test.each([{}, { restock: true }])(
  'with %j the pieces go back into stock, and no movement is written',
  async (choice) => {
    const { id, ids } = await orderOf.place([{ cents: 1000, quantity: 3 }])
    const [product = ''] = ids
    await deliver(id)
    await orderOf.admin(id, `returns/${await ask(id, 'does-not-fit')}`, { accept: true, ...choice })
    expect(await orderOf.stockOf(product)).toBe(10)
    expect(await historyOf(product)).toEqual([])
    expect(await auditOf(id, 'adminDecideReturn')).toMatchObject([{ backIntoStock: true }])
  },
)

test('a variant is written off in its own history, where the order brought it before', async () => {
  const [product] = await stock(shop, newProduct({ stock: 0 }))
  const productId = product?.id ?? ''
  const [m = ''] = await addVariants(shop, productId, newVariant({ stock: 5 }), newVariant({ size: 'XL', stock: 1 }))
  const path = `/api/v1/admin/products/${productId}/stock`
  const id = await placeTestOrder(shop.app, 'ada', { productId, quantity: 2, variant: m })
  const body = { key: crypto.randomUUID(), kind: 'received', pieces: 1, variant: m }
  await call(shop.app, 'POST', path, { token: 'admin', body })
  await deliver(id)
  await orderOf.admin(id, `returns/${await ask(id, 'damaged')}`, { accept: true, restock: false })
  expect(await historyOf(productId, `variant=${m}`)).toMatchObject([
    { kind: 'damaged', change: -2, stock: 4, between: 2 },
    { kind: 'received', stock: 4 },
  ])
  expect(await orderOf.stockOf(productId)).toBe(5)
  const { data } = (await call(shop.app, 'GET', `/api/v1/admin/audit?target=${id}`, { token: 'admin' })).json()
  expect(data[0].changes).toContainEqual({ field: 'Pieces', after: `2 × ${product?.name} (Rust, M)` })
})

test('a seller chooses for own pieces; the step that accepts all returns keeps damaged ones out of stock', async () => {
  const sellers = await addTwoSellers(shop)
  const by = sellerCalls(shop)
  const { id, ids } = await placeMixedOrder(shop, sellers)
  await deliver(id)
  const { returns } = (await orderOf.buyer(id, 'return', { chosenReason: 'damaged', reason: 'All wet' })).json().data
  const lake = returns.find(({ seller }: { seller?: { slug: string } }) => seller?.slug === 'lake-goods')
  await by.send('seller-lake', id, `returns/${lake._id}`, { accept: true, restock: false })
  expect(await historyOf(ids[1] ?? '')).toMatchObject([{ kind: 'damaged', actor: 'seller', change: -3, stock: 7 }])
  const { returns: answered } = await orderOf.read(id)
  expect(answered.map(({ sendTo }: { sendTo?: string[] }) => sendTo?.[0])).toEqual([undefined, 'Lake Goods', undefined])
  await orderOf.move(id, 'Returned')
  expect(await Promise.all(ids.map(orderOf.stockOf))).toEqual([8, 7, 9])
  expect(await historyOf(ids[0] ?? '')).toMatchObject([{ kind: 'damaged', actor: 'admin', change: -2, stock: 8 }])
})
