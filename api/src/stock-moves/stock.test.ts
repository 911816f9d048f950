import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { products } from '../products/table'
import type { StockMovement } from '../stock/schema'
import { stockMovements } from '../stock/table'
import { addSeller } from '../testing/add-seller'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { users } from '../users/table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

const at = (id: string) => `/api/v1/admin/products/${id}/stock`
const move = (id: string, body: object) =>
  call(shop.app, 'POST', at(id), { token: 'admin', body: { key: uuidv7(), ...body } })
const history = async (id: string, query = '') =>
  (await call(shop.app, 'GET', `${at(id)}?${query}`, { token: 'admin' })).json()

async function add(pieces: number): Promise<string> {
  const [product] = await stock(shop, newProduct({ stock: pieces }))
  return product?.id ?? ''
}
const stockOf = async (id: string) => (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.stock

test('received, damaged and counted pieces change the stock, and the history says what orders did in between', async () => {
  const id = await add(10)
  expect((await move(id, { kind: 'received', pieces: 5, note: 'Pallet 7' })).json().data).toEqual({ stock: 15 })
  await placeTestOrder(shop.app, 'ada', { productId: id, quantity: 3 })
  expect((await move(id, { kind: 'damaged', pieces: 2 })).json().data).toEqual({ stock: 10 })
  expect((await move(id, { kind: 'counted', pieces: 9, expected: 10 })).json().data).toEqual({ stock: 9 })
  const { data, more } = await history(id)
  expect(data).toMatchObject([
    { number: 3, kind: 'counted', change: -1, stock: 9, between: 0 },
    { number: 2, kind: 'damaged', change: -2, stock: 10, between: -3 },
    { number: 1, kind: 'received', actor: 'admin', change: 5, stock: 15, between: 0, note: 'Pallet 7' },
  ])
  expect(more).toBe(false)
})

test('a count that is about another stock is refused with the present one, and nothing is written', async () => {
  const id = await add(10)
  await placeTestOrder(shop.app, 'ada', { productId: id, quantity: 1 })
  const late = await move(id, { kind: 'counted', pieces: 10, expected: 10 })
  expect([late.statusCode, late.json().field]).toEqual([409, 'pieces'])
  expect(late.json().message).toBe(
    '9 pieces are on record now, no longer 10: some were sold or changed meanwhile. Count again.',
  )
  expect(await stockOf(id)).toBe(9)
  expect((await history(id)).data).toEqual([])
  expect((await move(id, { kind: 'counted', pieces: 10 })).json().field).toBe('expected')
})

test('stock cannot fall below zero or rise above a million', async () => {
  const id = await add(1)
  const less = await move(id, { kind: 'damaged', pieces: 2 })
  expect([less.statusCode, less.json().message]).toEqual([409, 'Only 1 piece is left, so that 2 cannot be taken away.'])
  expect((await move(id, { kind: 'received', pieces: 1_000_000 })).statusCode).toBe(409)
  expect(await stockOf(id)).toBe(1)
})

test('a repeated call counts once, also when both arrive at the same moment', async () => {
  const id = await add(0)
  const body = { key: uuidv7(), kind: 'received', pieces: 4 }
  const answers = await Promise.all([1, 2, 3].map(() => call(shop.app, 'POST', at(id), { token: 'admin', body })))
  expect(answers.map((answer) => answer.json().data)).toEqual([{ stock: 4 }, { stock: 4 }, { stock: 4 }])
  expect((await history(id)).data).toHaveLength(1)
})

test('variants have a history each, and the product holds the sum', async () => {
  const id = await add(0)
  const [m = '', xl = ''] = await addVariants(shop, id, newVariant({ stock: 2 }), newVariant({ size: 'XL', stock: 1 }))
  expect((await move(id, { kind: 'received', pieces: 1 })).json().field).toBe('variant')
  expect((await move(id, { kind: 'received', pieces: 1, variant: uuidv7() })).json().field).toBe('variant')
  const answer = await move(id, { kind: 'received', pieces: 3, variant: m })
  expect(answer.json().data).toEqual({ stock: 6, variantStock: 5 })
  await move(id, { kind: 'damaged', pieces: 1, variant: xl })
  expect((await history(id, `variant=${m}`)).data).toMatchObject([{ kind: 'received', stock: 5 }])
  expect((await history(id, `variant=${xl}`)).data).toMatchObject([{ number: 2, kind: 'damaged', stock: 0 }])
  expect(await stockOf(id)).toBe(5)
})

test('the history names who moved stock: an administrator, a seller, in an edit of many products, at a return', async () => {
  const seller = await addSeller(shop, 'sal')
  for (const uid of ['admin-mina', 'sal']) {
    const row = { uid, name: `Name ${uid}`, email: `${uid}@shop.example` }
    await shop.db.insert(users).values(row).onConflictDoUpdate({ target: users.uid, set: row })
  }
  const [product] = await stock(shop, newProduct({ stock: 10, sellerId: seller.id }))
  const id = product?.id ?? ''
  const as = (token: string, path: string, body: object) => call(shop.app, 'POST', `/api/v1${path}`, { token, body })
  await as('admin-mina', `/admin/products/${id}/stock`, { key: uuidv7(), kind: 'received', pieces: 1 })
  await as('sal', `/seller/products/${id}/stock`, { change: 2 })
  const products = [{ id, edition: 1 }]
  await as('admin-mina', '/admin/products/bulk', { key: uuidv7(), dryRun: false, change: { stockChange: 3 }, products })
  const order = await placeTestOrder(shop.app, 'ada', { productId: id })
  const { admin, buyer, move: steps } = orderCalls(shop)
  await steps(order, 'Confirmed', 'Shipped', 'Delivered')
  await admin(order, 'paid', {})
  const asked = (await buyer(order, 'return', { chosenReason: 'damaged' })).json().data.returns.at(-1)._id
  await as('sal', `/seller/orders/${order}/returns/${asked}`, { accept: true, restock: false })
  const names = (await history(id)).data.map(({ kind, actorName }: StockMovement) => [kind, actorName])
  expect(names).toEqual([
    ['damaged', 'Name sal'],
    ['corrected', 'Name admin-mina'],
    ['corrected', 'Name sal'],
    ['received', 'Name admin-mina'],
  ])
  await shop.db.update(stockMovements).set({ actorId: '' }).where(eq(stockMovements.productId, id))
  expect((await history(id)).data[0]).toMatchObject({ actor: 'seller', actorName: '' })
})

test('the history goes on page by page', async () => {
  const id = await add(0)
  for (let pieces = 1; pieces <= 5; pieces += 1) await move(id, { kind: 'received', pieces })
  const first = await history(id, 'size=2')
  expect([first.data.map(({ change }: { change: number }) => change), first.more]).toEqual([[5, 4], true])
  const last = await history(id, 'size=3&before=4')
  expect([last.data.map(({ change }: { change: number }) => change), last.more]).toEqual([[3, 2, 1], false])
})

test('thirty buyers and a storeman at once: the stock is what came minus what was sold', async () => {
  const id = await add(10)
  const buy = () =>
    placeTestOrder(shop.app, `buyer${uuidv7()}`, { productId: id }).then(
      () => 1,
      () => 0,
    )
  const [sold, moved] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, buy)),
    Promise.all(Array.from({ length: 12 }, (_, at) => move(id, { kind: at % 3 ? 'received' : 'damaged', pieces: 1 }))),
  ])
  expect(moved.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(8)
  const { data } = await history(id, 'size=100')
  const changes = data.reduce((sum: number, { change }: { change: number }) => sum + change, 0)
  const bought = sold.reduce<number>((sum, one) => sum + one, 0)
  expect(await stockOf(id)).toBe(10 + changes - bought)
})

test('the first stock of a new product and what its seller changes are in the history', async () => {
  await addSeller(shop, 'sol')
  const input = {
    name: 'Lamp',
    desc: '',
    price: 9,
    stock: 4,
    status: 'in-stock',
    brand: 'B',
    category: 'books',
    colour: 'Red',
  }
  const made = await call(shop.app, 'POST', '/api/v1/seller/products', { token: 'sol', body: input })
  const id = made.json().data._id
  await call(shop.app, 'POST', `/api/v1/seller/products/${id}/stock`, { token: 'sol', body: { change: -1 } })
  expect((await history(id)).data).toMatchObject([
    { kind: 'corrected', actor: 'seller', change: -1, stock: 3 },
    { kind: 'added', actor: 'seller', change: 4, stock: 4 },
  ])
})

test('an unknown product is a 404, and an absolute stock is refused by name', async () => {
  expect((await move(uuidv7(), { kind: 'received', pieces: 1 })).statusCode).toBe(404)
  expect((await call(shop.app, 'GET', at(uuidv7()), { token: 'admin' })).statusCode).toBe(404)
  const id = await add(3)
  const body = { stock: 9 }
  const refused = await call(shop.app, 'PATCH', `/api/v1/admin/products/${id}`, { token: 'admin', body })
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'stock'])
})

test('pieces that come and go leave the change time, which indexes hold; the last and the first one set it', async () => {
  const id = await add(10)
  const changed = async () => (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.updatedAt.getTime()
  const before = await changed()
  await move(id, { kind: 'received', pieces: 5 })
  await move(id, { kind: 'damaged', pieces: 14 })
  expect(await changed()).toBe(before)
  await move(id, { kind: 'damaged', pieces: 1 })
  const gone = (await changed()) ?? 0
  expect(gone).toBeGreaterThan(before ?? 0)
  await move(id, { kind: 'received', pieces: 1 })
  expect(await changed()).toBeGreaterThan(gone)
})
