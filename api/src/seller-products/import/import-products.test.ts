import { eq } from 'drizzle-orm'
import { products } from '../../products/table'
import { priceHistory } from '../../sales/table'
import { stockMovements } from '../../stock/table'
import { addSeller } from '../../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let mine: string
beforeAll(async () => {
  shop = await openTestShop()
  mine = (await addSeller(shop, 'sol')).id
  await addSeller(shop, 'tia')
})
afterAll(() => shop.close())

const HEAD = 'id,item_group_id,title,description,price,quantity,availability,brand,product_type,color,size'
const LAMP = 'LAMP-1,,Lamp,Bright,20.00 USD,5,in_stock,Lake,books,Navy,'
const SHIRTS = [
  'TEE-M,TEE,Tee,Soft,15.00 USD,3,in_stock,Lake,books,Red,M',
  'TEE-L,TEE,Tee,Soft,18.00 USD,4,in_stock,Lake,books,Red,L',
]
const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n')
const send = (file: string, dryRun: boolean, token = 'sol') =>
  call(shop.app, 'POST', '/api/v1/seller/products/import', { token, body: { file, dryRun } })
const run = async (file: string, dryRun = false, token = 'sol') => (await send(file, dryRun, token)).json().data
const list = async (token = 'sol') =>
  (await call(shop.app, 'GET', '/api/v1/seller/products?size=100&sort=name', { token })).json().data
const prices = () => shop.db.select().from(priceHistory)

test('a dry run says what a file would do, names bad rows by line and column, and writes nothing', async () => {
  const bad = 'BAD,,Bad,,twenty,1,in_stock,Lake,books,Navy,'
  const result = await run(fileOf(LAMP, ...SHIRTS, bad), true)
  expect(result).toMatchObject({
    ...{ added: 2, changed: 0, unchanged: 0 },
    products: [
      { sku: 'LAMP-1', name: 'Lamp', action: 'add', line: 2 },
      { sku: 'TEE', name: 'Tee', action: 'add', line: 3 },
    ],
    bad: [{ line: 5, column: 'price' }],
  })
  expect(await list()).toEqual([])
  expect(await prices()).toEqual([])
})

test('a row without the size that the others of its group have is left out', async () => {
  const [medium = ''] = SHIRTS
  const result = await run(fileOf(medium, 'TEE-X,TEE,Tee,Soft,15.00 USD,3,in_stock,Lake,books,Red,'), true)
  expect(result).toMatchObject({ added: 1, bad: [{ line: 3, column: 'size' }] })
})

test('an import adds products with variants and prices; importing the file again changes nothing', async () => {
  expect(await run(fileOf(LAMP, ...SHIRTS))).toMatchObject({ added: 2, changed: 0 })
  const before = await list()
  expect(before).toMatchObject([
    { name: 'Lamp', basePrice: 20, stock: 5 },
    { name: 'Tee', basePrice: 15, highestPrice: 18, stock: 7, variantCount: 2 },
  ])
  expect(await run(fileOf(LAMP, ...SHIRTS))).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await list()).toEqual(before)
  expect(await prices()).toHaveLength(2)
  const moves = await shop.db.select().from(stockMovements).orderBy(stockMovements.change)
  expect(moves.map(({ kind, actor, change }) => [kind, actor, change])).toEqual([
    ['added', 'seller', 3],
    ['added', 'seller', 4],
    ['added', 'seller', 5],
  ])
})

test('a changed file changes the products by their SKU, and keeps the stock that is counted', async () => {
  const changed = LAMP.replace('20.00', '22.50').replace(',5,', ',900,').replace('Bright', 'Very bright')
  const more = 'TEE-S,TEE,Tee,Soft,12.00 USD,2,in_stock,Lake,books,Red,S'
  expect(await run(fileOf(changed, ...SHIRTS, more))).toMatchObject({ added: 0, changed: 2 })
  expect(await list()).toMatchObject([
    { name: 'Lamp', basePrice: 22.5, stock: 5, desc: 'Very bright' },
    { name: 'Tee', basePrice: 12, highestPrice: 18, stock: 9, variantCount: 3 },
  ])
})

test('two sellers and the shop may use the same SKU without touching each other', async () => {
  await stock(shop, newProduct({ sku: 'LAMP-1', name: 'The shop’s' }))
  expect(await run(fileOf(LAMP.replace('Lamp', 'Other')), false, 'tia')).toMatchObject({ added: 1 })
  expect((await list())[0]).toMatchObject({ name: 'Lamp' })
  expect((await list('tia')).map(({ name }: { name: string }) => name)).toEqual(['Other'])
  const named = await shop.db.select().from(products).where(eq(products.sku, 'LAMP-1'))
  expect(named).toMatchObject([{ name: 'The shop’s', sellerId: null }])
})

test('two imports of a file at the same time add its products once', async () => {
  const file = fileOf(LAMP.replace('LAMP-1', 'TWICE'))
  const both = await Promise.all([run(file), run(file)])
  expect(both.map(({ added }) => added).sort()).toEqual([0, 1])
})

test('a file with too many rows is refused, and a seller cannot feature a product', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => LAMP.replace('LAMP-1', `N-${index}`))
  const answer = await send(fileOf(...rows), true)
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'file'])
  expect((await send('x'.repeat(1_000_001), true)).json().field).toBe('file')
  await run(`${HEAD},custom_label_0\nSTAR,,Star,,1 USD,1,in_stock,Lake,books,Navy,,featured`)
  const [row] = await shop.db.select().from(products).where(eq(products.name, 'Star'))
  expect(row).toMatchObject({ featured: false, sellerId: mine })
})

test('rows that repeat a SKU or a variant are left out by name', async () => {
  const { bad } = await run(fileOf(LAMP, LAMP, ...SHIRTS, SHIRTS[0]?.replace('TEE-M', 'TEE-X') ?? ''), true)
  expect(bad).toMatchObject([
    { line: 3, column: 'id' },
    { line: 6, column: 'color' },
  ])
})

test('a file of few columns changes those alone, of the own products', async () => {
  await addSeller(shop, 'kim')
  expect(await run(fileOf(LAMP, ...SHIRTS), false, 'kim')).toMatchObject({ added: 2 })
  const [before] = (await list('kim')).filter(({ name }: { name: string }) => name === 'Lamp')
  expect(await run('sku;price\nLAMP-1;21,50\nTEE-L;19,00\n', false, 'kim')).toMatchObject({
    ...{ added: 0, changed: 2, bad: [] },
    products: [
      { sku: 'LAMP-1', name: 'Lamp' },
      { sku: 'TEE', name: 'Tee' },
    ],
  })
  const [lamp, tee] = await list('kim')
  expect(lamp).toMatchObject({ name: 'Lamp', desc: before.desc, brand: 'Lake', stock: 5, basePrice: 21.5 })
  expect(tee).toMatchObject({ basePrice: 15, highestPrice: 19, stock: 7, variantCount: 2 })
  const reason = 'id "LAMP-9" is unknown to the shop, and the row has no title for a new product.'
  const other = await run('id,price\nLAMP-9,1.00\n', true, 'kim')
  expect(other.bad).toEqual([{ line: 2, sku: 'LAMP-9', column: 'id', reason }])
})

test('a heading twice is refused, and a row with a character that could not be read says so', async () => {
  const twice = await send('id,title,Title\nA,x,y\n', true)
  expect([twice.statusCode, twice.json()]).toMatchObject([
    400,
    { field: 'file', message: 'The file has the column "title" twice.' },
  ])
  expect((await run(fileOf(LAMP.replace('Lamp', 'L\ufffdmp')), true)).bad).toMatchObject([{ line: 2, column: 'title' }])
})
