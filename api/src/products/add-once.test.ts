import { count, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEntries } from '../audit/table'
import { addSeller } from '../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { products } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const input = { name: 'Field Notebook', desc: 'Ruled.', price: 12.34, stock: 5, status: 'in-stock' }
const rest = { brand: 'Lantern', category: 'books', colour: 'Navy' }
const keyed = (key: string) => ({ token: 'admin', headers: { 'idempotency-key': key } })
const create = (key: string, change: object = {}) =>
  call(shop.app, 'POST', '/api/v1/admin/products', { ...keyed(key), body: { ...input, ...rest, ...change } })
const duplicate = (from: string, key: string) =>
  call(shop.app, 'POST', `/api/v1/admin/products/${from}/duplicate`, keyed(key))

async function held(): Promise<number> {
  const [row] = await shop.db.select({ count: count() }).from(products)
  return row?.count ?? 0
}

async function entriesOf(id: string): Promise<number> {
  const [row] = await shop.db.select({ count: count() }).from(auditEntries).where(eq(auditEntries.targetId, id))
  return row?.count ?? 0
}

test('a product is added once by calls with one key, also at the same time; its key is its id', async () => {
  const [key, before] = [uuidv7(), await held()]
  const answers = await Promise.all([create(key), create(key.toUpperCase()), create(key, { price: 99 })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  const added = answers.find(({ statusCode }) => statusCode === 201)?.json().data
  for (const answer of answers) expect(answer.json().data).toEqual(added)
  expect([added._id, await held(), await entriesOf(key)]).toEqual([key, before + 1, 1])
})

test('a refused call leaves its key free', async () => {
  const key = uuidv7()
  expect((await create(key, { category: 'nonsense' })).statusCode).toBe(400)
  expect((await create(key)).statusCode).toBe(201)
  expect((await create('mine')).statusCode).toBe(400)
})

test('the id of another product is no key, and tells nothing of it', async () => {
  const [known] = await stock(shop, newProduct({ name: 'Not mine' }))
  const [key, before] = [uuidv7(), await held()]
  expect((await create(key)).statusCode).toBe(201)
  const copied = uuidv7()
  expect((await duplicate(key, copied)).statusCode).toBe(201)
  for (const id of [known?.id ?? '', copied]) {
    const refused = await create(id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/id of another product/)])
    expect(refused.body).not.toContain('Not mine')
  }
  expect((await duplicate(key, key)).statusCode).toBe(409)
  expect(await held()).toBe(before + 2)
})

test('a seller adds a product once by calls with one key; the key of somebody else is refused', async () => {
  await addSeller(shop, 'sol')
  await addSeller(shop, 'sue')
  const sell = (token: string, key: string, change: object = {}) =>
    call(shop.app, 'POST', '/api/v1/seller/products', {
      ...{ token, headers: { 'idempotency-key': key } },
      body: { ...input, ...rest, ...change },
    })
  const [key, before] = [uuidv7(), await held()]
  const answers = await Promise.all([sell('sol', key), sell('sol', key), sell('sol', key, { price: 99 })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  const added = answers.find(({ statusCode }) => statusCode === 201)?.json().data
  for (const answer of answers) expect(answer.json().data).toEqual(added)
  expect([added._id, await held(), await entriesOf(key)]).toEqual([key, before + 1, 1])
  for (const answer of [await sell('sue', key), await create(key)]) expect(answer.statusCode).toBe(409)
  const own = uuidv7()
  expect((await create(own)).statusCode).toBe(201)
  expect((await sell('sol', own)).statusCode).toBe(409)
  expect(await held()).toBe(before + 2)
})

test('a product is copied once by calls with one key', async () => {
  const [product] = await stock(shop, newProduct({ name: 'Shirt' }))
  const [id, key] = [product?.id ?? '', uuidv7()]
  const before = await held()
  const first = await duplicate(id, key)
  const again = await duplicate(id, key)
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json().data).toEqual(first.json().data)
  expect([await held(), await entriesOf(key)]).toEqual([before + 1, 1])
  expect((await duplicate(id, uuidv7())).statusCode).toBe(201)
})
