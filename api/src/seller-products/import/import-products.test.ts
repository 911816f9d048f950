import { eq } from 'drizzle-orm'
import iconv from 'iconv-lite'
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
const sendBytes = (file: Buffer, encoding = 'detect') =>
  call(shop.app, 'POST', '/api/v1/seller/products/import', {
    ...{ token: 'sol', body: { file: file.toString('base64'), encoding, dryRun: true } },
  })
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

test('a dry run says what changes, by column, and which columns the shop does not know', async () => {
  const [, large = ''] = SHIRTS
  const changed = LAMP.replace('Bright', 'Very bright').replace('20.00', '21.00')
  const head = `${HEAD},shelf`
  const file = [head, ...[changed, SHIRTS[0], large.replace('18.00', '19.00')].map((row) => `${row},7`)].join('\n')
  const { products: found, ignored } = await run(file, true)
  expect(ignored).toEqual(['shelf'])
  expect(found.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [
      { field: 'description', before: 'Bright', after: 'Very bright' },
      { field: 'price', before: '20.00', after: '21.00' },
    ],
    [{ field: 'TEE-L', before: 'Red, L, 18.00', after: 'Red, L, 19.00' }],
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

test.each([
  ['UTF-16', iconv.encode(fileOf(LAMP.replace('Lamp', 'Лампа')), 'utf-16le', { addBOM: true }), 'utf-16le', false],
  [
    'UTF-16 without a byte-order mark',
    iconv.encode(fileOf(LAMP.replace('Lamp', 'Лампа')), 'utf-16be'),
    'utf-16be',
    false,
  ],
  ['UTF-8 with one', Buffer.from(`\ufeff${fileOf(LAMP.replace('Lamp', 'Лампа'))}`), 'utf-8', false],
  [
    'Windows-1251',
    iconv.encode(fileOf(LAMP.replace('Lamp', 'Лампа').replace('Bright', 'настольная зелёная кружка')), 'windows-1251'),
    'windows-1251',
    true,
  ],
])('a file in %s is read as an administrator’s', async (_, file, encoding, encodingInDoubt) => {
  const { data } = (await sendBytes(file)).json()
  expect(data).toMatchObject({ encoding, encodingInDoubt, products: [{ name: 'Лампа' }], bad: [] })
})

test('a file whose encoding is in doubt is read again in the one that is named', async () => {
  const file = iconv.encode(fileOf(LAMP.replace('Lamp', 'Ёж')), 'windows-1251')
  const read = async (encoding?: string) => (await sendBytes(file, encoding)).json().data
  expect(await read()).toMatchObject({ encoding: 'windows-1252', encodingInDoubt: true, products: [{ name: '¨æ' }] })
  expect(await read('windows-1251')).toMatchObject({ encodingInDoubt: true, products: [{ name: 'Ёж' }] })
  expect((await sendBytes(file, 'utf-16le')).json()).toMatchObject({ status: 'error', field: 'file' })
  expect((await sendBytes(Buffer.alloc(1_000_001, 'a'))).json().field).toBe('file')
})

test('bad rows are named by SKU and their line in the file, also after quoted line breaks', async () => {
  const broken = 'L-1,,Lamp,"one\r\ntwo\r\nthree",1.00,1,in_stock,Lake,books,Navy,'
  const file = [HEAD, broken, 'L-2,,Lamp,x,cheap,1,in_stock,Lake,books,Navy,', 'L-3,too,few', LAMP].join('\r\n')
  const { bad, products: found } = await run(file, true)
  expect(bad).toMatchObject([
    { line: 5, sku: 'L-2', column: 'price' },
    { line: 6, sku: 'L-3' },
  ])
  expect(found.map(({ line }: { line: number }) => line)).toEqual([2, 7])
})

test('an empty cell clears, a decimal comma is read among semicolons alone, and what is required says so', async () => {
  await run(fileOf(LAMP.replace('LAMP-1', 'CLEAR')))
  const cleared = await run('id;description;brand;price\nCLEAR;;Lake;9,90\n', true)
  expect(cleared.products[0].changes).toEqual([
    { field: 'description', before: 'Bright', after: '' },
    { field: 'price', before: '20.00', after: '9.90' },
  ])
  expect((await run('id,title\nCLEAR,\n', true)).bad).toMatchObject([{ line: 2, sku: 'CLEAR', column: 'title' }])
  expect((await run('id,price\nCLEAR,"9,90"\n', true)).bad).toMatchObject([{ line: 2, column: 'price' }])
})
