import { eq } from 'drizzle-orm'
import { auditEntries, auditOrigins } from '../audit/table'
import { products } from '../products/table'
import { priceHistory } from '../sales/table'
import { stockMovements } from '../stock/table'
import { placeTestOrder } from '../testing/place-test-order'
import { testPictures } from '../testing/test-pictures'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { doSlice } from './do-slice'
import { MOST_ROWS } from './schema'
import { catalogueImports } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterEach(async () => {
  await shop.db.update(catalogueImports).set({ state: 'cancelled' })
  expect(faults).toEqual([])
})
afterAll(() => shop.close())

const HEAD = 'id,item_group_id,title,description,price,quantity,availability,brand,product_type,color,size'
const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n')
const lamp = (sku: string, title = 'Lamp', price = '20.00', quantity = 5) =>
  `${sku},,${title},Bright,${price},${quantity},in_stock,Lake,books,Navy,`

const upload = (file: string | Buffer, name = 'goods.csv', token = 'admin') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/v1/admin/imports?name=${name}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
  })
const faults: unknown[] = []
const slice = () =>
  doSlice({
    ...{ db: shop.db, pictures: testPictures, onChanged: () => undefined },
    onError: (error) => faults.push(error),
  })
const work = async () => {
  while (await slice());
}
const get = async (path: string) =>
  (await call(shop.app, 'GET', `/api/v1/admin/imports${path}`, { token: 'admin' })).json()
const post = (path: string, token = 'admin', headers = {}) =>
  call(shop.app, 'POST', `/api/v1/admin/imports${path}`, { token, headers })
const read = async (sku: string) => (await shop.db.select().from(products).where(eq(products.sku, sku)))[0]

/** Uploads and checks a file; resolves to the import's id. */
async function check(file: string | Buffer, name?: string): Promise<string> {
  const answer = await upload(file, name)
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([201, expect.any(String)])
  await work()
  return answer.json().data._id
}
async function run(id: string): Promise<void> {
  expect((await post(`/${id}/run`)).statusCode).toBe(200)
  await work()
}

test('a check says what would change and changes nothing; the import does it, with history and audit', async () => {
  const [known] = await stock(
    shop,
    newProduct({ sku: 'K-1', name: 'Old lamp', priceCents: 1500, stock: 8, colour: 'Navy' }),
  )
  const id = await check(fileOf(lamp('K-1'), lamp('K-2'), lamp('K-3', 'Lamp', 'cheap')))
  expect((await get(`/${id}`)).data).toMatchObject({
    ...{ state: 'checked', total: 2, added: 1, changed: 1, unchanged: 0, bad: 1, mine: true },
  })
  const { data } = await get(`/${id}/items`)
  expect(data).toMatchObject([
    { line: 4, action: 'bad', field: 'price', reason: 'price must be dollars such as "19.99 USD", not "cheap".' },
    { line: 2, sku: 'K-1', action: 'change' },
    { line: 3, sku: 'K-2', action: 'add' },
  ])
  expect(data[1].changes).toEqual(
    expect.arrayContaining([
      { field: 'title', before: 'Old lamp', after: 'Lamp' },
      { field: 'price', before: '15.00', after: '20.00' },
      { field: 'quantity', before: '8', after: '5' },
    ]),
  )
  expect(await read('K-1')).toMatchObject({ name: 'Old lamp', edition: 1 })
  await run(id)
  expect((await get(`/${id}`)).data).toMatchObject({ state: 'done', imported: 2, refused: 0, done: 2 })
  expect(await read('K-1')).toMatchObject({ name: 'Lamp', basePriceCents: 2000, stock: 5, edition: 2 })
  expect(await read('K-2')).toMatchObject({ priceCents: 2000, stock: 5, sellerId: null })
  const prices = await shop.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, known?.id ?? ''))
  expect(prices.map(({ priceCents }) => priceCents).sort()).toEqual([1500, 2000])
  const [entry] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, known?.id ?? ''))
  expect(entry).toMatchObject({
    actorId: 'admin',
    operation: 'adminRunImport',
    before: { name: 'Old lamp', price: '15.00' },
  })
  const moves = await shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, (await read('K-2'))?.id ?? ''))
  expect(moves).toMatchObject([
    { kind: 'added', actor: 'admin', actorId: 'admin', change: 5, stockAfter: 5, note: 'Import of goods.csv' },
  ])
  const again = await check(fileOf(lamp('K-1'), lamp('K-2')))
  expect((await get(`/${again}`)).data).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
})

test('an import adds the stock difference since its check, keeps orders placed meanwhile, and reports other edits', async () => {
  const [ordered, edited, moved] = await stock(
    shop,
    ...['O-1', 'O-2', 'O-3'].map((sku) => newProduct({ sku, name: 'Lamp', stock: 10, priceCents: 2000 })),
  )
  const id = await check(fileOf(lamp('O-1', 'Lamp', '20.00', 15), lamp('O-2', 'Lamp', '21.00'), lamp('O-3')))
  await placeTestOrder(shop.app, 'ada', { productId: ordered?.id ?? '', quantity: 3 })
  const change = { token: 'admin', body: { name: 'Lamp of somebody else' } }
  await call(shop.app, 'PATCH', `/api/v1/admin/products/${edited?.id}`, change)
  const step = { token: 'admin', body: { key: ordered?.id, kind: 'received', pieces: 4 } }
  await call(shop.app, 'POST', `/api/v1/admin/products/${moved?.id}/stock`, step)
  await run(id)
  expect(await read('O-1')).toMatchObject({ stock: 12 })
  expect(await read('O-2')).toMatchObject({ name: 'Lamp of somebody else', basePriceCents: 2000 })
  expect(await read('O-3')).toMatchObject({ stock: 14 })
  const { data } = await get(`/${id}/items?result=refused`)
  expect(data.map(({ sku, reason }: { sku: string; reason: string }) => [sku, reason])).toEqual([
    ['O-2', 'Somebody has changed this product since the check. Check the file again.'],
    ['O-3', 'Somebody has changed its stock since the check. Check the file again.'],
  ])
  const moves = await shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, ordered?.id ?? ''))
  expect(moves).toMatchObject([{ kind: 'counted', change: 5, stockAfter: 12, note: 'Import of goods.csv' }])
})

test('a file that says what the stock was when it was exported undoes no sale since then', async () => {
  await stock(shop, newProduct({ sku: 'E-1', name: 'Lamp', stock: 7, priceCents: 2000 }))
  const file = (quantity: number) => `${HEAD},quantity_exported\n${lamp('E-1', 'Lamp', '21.00', quantity)},10`
  await run(await check(file(10)))
  expect(await read('E-1')).toMatchObject({ basePriceCents: 2100, stock: 7 })
  await run(await check(file(12)))
  expect(await read('E-1')).toMatchObject({ stock: 9 })
})

test('rows of a group become variants; known ones change and keep their orders', async () => {
  const tee = (sku: string, size: string, price: string, quantity: number) =>
    `${sku},TEE,Tee,Soft,${price},${quantity},in_stock,Lake,books,Red,${size}`
  await run(await check(fileOf(tee('TEE-M', 'M', '15.00', 3), tee('TEE-L', 'L', '18.00', 4))))
  expect(await read('TEE')).toMatchObject({ basePriceCents: 1500, stock: 7, variantCount: 2, mostSurchargeCents: 300 })
  const id = await check(fileOf(tee('TEE-M', 'M', '16.00', 5), tee('TEE-S', 'S', '12.00', 1)))
  const { data } = await get(`/${id}/items?action=change`)
  expect(data[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'quantity TEE-M', before: '3', after: '5' },
      { field: 'TEE-M', before: 'Red, M, 15.00', after: 'Red, M, 16.00' },
    ]),
  )
  await run(id)
  expect((await get(`/${id}/items`)).data[0]).toMatchObject({ result: 'done', reason: '' })
  expect(await read('TEE')).toMatchObject({ basePriceCents: 1200, stock: 10, variantCount: 3 })
  // The SKU belongs to a variant of another product.
  const [other] = await stock(shop, newProduct({ sku: 'OTHER' }))
  await addVariants(shop, other?.id ?? '', newVariant({ sku: 'TAKEN' }))
  for (const row of [
    'TAKEN,CAP,Cap,Soft,5.00,1,in_stock,Lake,books,Red,M',
    'CAP-M,TAKEN,Cap,Soft,5.00,1,in_stock,Lake,books,Red,M',
    'TAKEN,,Cap,Soft,5.00,1,in_stock,Lake,books,Red,',
  ]) {
    const clash = await check(fileOf(row))
    await run(clash)
    expect((await get(`/${clash}/items`)).data[0]).toMatchObject({
      ...{ action: 'add', result: 'refused', reason: 'Another product has the SKU TAKEN.' },
    })
  }
  expect(await shop.db.select().from(products).where(eq(products.name, 'Cap'))).toEqual([])
})

test('products are changed in the name of the administrator who started the import, from where that was', async () => {
  const id = await check(fileOf(lamp('S-1')))
  expect((await post(`/${id}/run`, 'admin-two', { 'user-agent': 'A browser' })).statusCode).toBe(200)
  await work()
  const [entry] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, (await read('S-1'))?.id ?? ''))
  const [origin] = await shop.db.select().from(auditOrigins).where(eq(auditOrigins.actorId, 'admin-two'))
  expect(origin).toMatchObject({ address: '127.0.0.1', agent: 'A browser' })
  expect(entry).toMatchObject({ actorId: 'admin-two', originId: origin?.id })
})

test('a long text with an emoji where the audit cuts it is imported', async () => {
  const text = `${'x'.repeat(499)}${'😀'.repeat(20)}`
  await run(await check(fileOf(lamp('E-1').replace('Bright', text))))
  expect(await read('E-1')).toMatchObject({ description: text })
})

test('one import of an account at a time; a cancelled one keeps what it has imported, and goes no further', async () => {
  const first = await upload(fileOf(lamp('C-1')))
  const second = await upload(fileOf(lamp('C-2')))
  expect([first.statusCode, second.statusCode]).toEqual([201, 409])
  expect((await upload(fileOf(lamp('C-2')), 'goods.csv', 'admin-two')).statusCode).toBe(201)
  await work()
  const { _id } = first.json().data
  expect((await post(`/${_id}/run`)).statusCode).toBe(200)
  expect((await post(`/${_id}/cancel`)).json().data.state).toBe('cancelled')
  await work()
  expect(await read('C-1')).toBeUndefined()
  expect((await post(`/${_id}/run`)).statusCode).toBe(409)
})

test('an import goes on where a process that ended has left it', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => lamp(`G-${at}`))
  const id = await check(fileOf(...rows))
  await post(`/${id}/run`)
  await shop.db
    .update(catalogueImports)
    .set({ leasedUntil: new Date(Date.now() + 60_000) })
    .where(eq(catalogueImports.id, id))
  expect(await slice()).toBe(false)
  await shop.db
    .update(catalogueImports)
    .set({ leasedUntil: new Date(0) })
    .where(eq(catalogueImports.id, id))
  await Promise.all([work(), work()])
  expect((await get(`/${id}`)).data).toMatchObject({ state: 'done', imported: 60, done: 60 })
})

test.each([
  ['a formula’s apostrophe', 'goods.csv', fileOf(lamp('F-1', "'=SUM(A1)")), 'checked', ''],
  ['no feed', 'goods.xml', '<a><b></a>', 'failed', /^The file is not XML: line 1/],
  [
    'entities that grow',
    'goods.xml',
    '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><item>&b;</item></rss>',
    'failed',
    /^The file is not XML/,
  ],
  ['deep nesting', 'goods.xml', '<a>'.repeat(1000), 'failed', /nested too deeply/],
  ['no rows', 'goods.csv', HEAD, 'failed', 'The file has no rows.'],
  ['bad rows alone', 'goods.csv', fileOf('x'), 'checked', ''],
  ['bytes', 'goods.csv', 'a\0b', 'failed', 'The file is not a text.'],
  [
    'too many rows',
    'goods.csv',
    `${HEAD}\n${'x\n'.repeat(MOST_ROWS + 1)}`,
    'failed',
    'The file has more than 20,000 rows.',
  ],
])('a file with %s is %s', async (_, name, file, state, problem) => {
  const id = await check(file, name)
  const { data } = await get(`/${id}`)
  expect(data.state).toBe(state)
  expect(data.problem).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
})

test('every row that cannot be read is listed, page by page, also if no row can be', async () => {
  const id = await check(fileOf(...Array.from({ length: 250 }, (_, at) => lamp(`B-${at}`, 'Lamp', 'cheap'))))
  expect((await get(`/${id}`)).data).toMatchObject({ state: 'checked', total: 0, bad: 250 })
  const first = await get(`/${id}/items?action=bad&size=200`)
  const rest = await get(`/${id}/items?action=bad&size=200&after=${first.next}`)
  const all = [...first.data, ...rest.data]
  expect([rest.next, all.length]).toEqual([null, 250])
  expect(all.at(-1)).toMatchObject({
    line: 251,
    sku: 'B-249',
    field: 'price',
    reason: expect.stringContaining('cheap'),
  })
})

test.each([
  ['goods.csv', `${HEAD},gtin,Shelf\n${lamp('I-1')},1,2`, 'gtin, Shelf'],
  ['goods.xml', '<rss><item><id>I-1</id><g:gtin>1</g:gtin><shelf>2</shelf></item></rss>', 'g:gtin, shelf'],
])('what no feed has is named: %s', async (name, file, field) => {
  await stock(shop, newProduct({ sku: 'I-1' }))
  const id = await check(file, name)
  const { data } = await get(`/${id}/items?action=bad`)
  expect(data).toMatchObject([{ line: 1, field, reason: 'The shop knows no such column, and ignores it.' }])
})

test('a name without a known ending, an empty file and one that is too large are refused', async () => {
  expect((await upload('x', 'goods.exe')).json().field).toBe('name')
  expect((await upload('')).statusCode).toBe(400)
  expect((await upload(Buffer.alloc(5_000_001, 'a'))).statusCode).toBe(413)
})
