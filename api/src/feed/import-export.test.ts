import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import { products } from '../products/table'
import { priceHistory } from '../sales/table'
import { stockMovements } from '../stock/table'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'
import { newProduct, stock } from '../testing/test-shop'
import { variedCatalogue } from '../testing/varied-catalogue'
import { insertVariants } from '../variants/insert-variants'
import { productVariants } from '../variants/table'
import { exportFeed } from './export-feed'
import type { FeedFormat } from './feed-format'
import { importFeed as importWithPictures } from './import-feed'

const SITE = 'https://shop.example'

const importFeed = (url: string, file: string, format: FeedFormat) =>
  importWithPictures(url, file, format, testPictures)

let folder: string
let shop: TestDatabase
let empty: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'superium-feed-'))
  shop = await openTestDatabase()
  empty = await openTestDatabase()
  const { products: all, variants } = variedCatalogue(96)
  await stock(shop, ...all)
  await insertVariants(shop.db, variants)
})
afterAll(async () => {
  await shop.close()
  await empty.close()
  await rm(folder, { recursive: true })
})

async function exported(database: TestDatabase, format: FeedFormat, name = 'feed'): Promise<string> {
  const file = join(folder, `${name}.${format}`)
  await exportFeed(database.url, createWriteStream(file), format, { site: SITE })
  return file
}

async function written(text: string, name: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

/** The parts of a catalogue that a feed contains. */
async function content({ db }: TestDatabase) {
  const rows = await db.select().from(products).orderBy(asc(products.id))
  const variants = await db
    .select()
    .from(productVariants)
    .orderBy(asc(productVariants.productId), asc(productVariants.id))
  const shown = rows.map(
    ({ unitsSold, ratingTotal, ratingCount, ratingScore, stars, updatedAt, addedAt, search, titleSearch, ...row }) =>
      row,
  )
  return { shown, variants }
}

test.each(['csv', 'xml', 'tsv'] as const)(
  'an export as %s imports to the same catalogue, into an empty shop and into its own',
  async (format) => {
    const before = await content(shop)
    const file = await exported(shop, format)
    await empty.db.execute(sql`truncate products, product_variants, price_history`)
    const first = await importFeed(empty.url, file, format)
    expect(first).toMatchObject({ added: 96, changed: 0, bad: [] })
    expect(await content(empty)).toEqual(before)
    expect(await readFile(await exported(empty, format, 'again'), 'utf8')).toBe(await readFile(file, 'utf8'))
    expect(await importFeed(shop.url, file, format)).toMatchObject({ added: 0, changed: 0, bad: [] })
    expect(await content(shop)).toEqual(before)
  },
)

const HEAD = 'id,title,description,availability,quantity,price,brand,product_type,item_group_id,size\n'

test('decimal commas are read where semicolons separate the cells, and refused elsewhere; the audit tells of the import', async () => {
  const head = HEAD.replaceAll(',', ';')
  const row = (id: string, price: string) => `${id};Lamp, blue;x;in_stock;3;${price};North;books;;\n`
  const prices = ['19.99 USD', '19,99', '1.234,5 USD', '12\u00a0345,67', '1,234.50']
  const text = `\uFEFF${head}${prices.map((price, at) => row(`C-${at}`, price)).join('')}`
  const { bad } = await importFeed(empty.url, await written(text, 'autumn.csv'), 'csv')
  expect(bad).toEqual([{ line: 6, sku: 'C-4', reason: 'price must be dollars such as "19.99 USD", not "1,234.50".' }])
  const read = await empty.db.select().from(products).where(sql`sku like 'C-%'`).orderBy(asc(products.sku))
  expect(read.map(({ priceCents }) => priceCents)).toEqual([1999, 1999, 123_450, 1_234_567])
  const comma = await importFeed(
    empty.url,
    await written(`${HEAD}C-5,Lamp,x,in_stock,3,"19,99",North,books,,\n`, 'commas.csv'),
    'csv',
  )
  expect(comma.bad).toEqual([
    {
      ...{ line: 2, sku: 'C-5' },
      reason: 'price must have a point before the cents, as in "19.99 USD", not a comma as in "19,99".',
    },
  ])
  const entries = await empty.db.select().from(auditEntries).where(eq(auditEntries.label, 'autumn.csv'))
  expect(entries).toMatchObject([
    {
      ...{ role: 'command', actorId: '', operation: 'catalog import', targetKind: 'import', before: {} },
      after: { rows: 4, added: 4, changed: 0, skipped: 1 },
    },
  ])
})

test('a new product needs no column but these', async () => {
  const text = 'id,title,description,price,quantity,brand,product_type\nN-1,Lamp,x,5,3,North,books\n'
  const { added, bad } = await importFeed(empty.url, await written(text, 'least.csv'), 'csv')
  expect({ added, bad }).toEqual({ added: 1, bad: [] })
  const [lamp] = await empty.db.select().from(products).where(eq(products.sku, 'N-1'))
  expect(lamp).toMatchObject({ status: 'in-stock', stock: 3, condition: 'New Product' })
})

test('bad rows are reported by SKU and line, also after quoted line breaks, and skipped; the others are imported', async () => {
  const text =
    HEAD +
    'A-1,Lamp,"Two\r\nlines",in_stock,3,19.99 USD,North,books,,\n' +
    'A-2,Lamp,x,in_stock,3,cheap,North,books,,\n' +
    'A-3,Lamp,x,in_stock,,5,North,books,,\n' +
    'A-1,Lamp again,x,in_stock,3,5,North,books,,\n' +
    'A-4,,x,in_stock,3,5,North,books,,\n' +
    'A-5,Lamp,x,soon,3,5,North,books,,\n' +
    'A-6,Lamp,x,in_stock,3,5,North,Home > Lamps,,\n' +
    'A-7,too few\n' +
    'A-8,Shirt,x,in_stock,3,5,North,Books,G-1,\n' +
    'A-9,Lamp,x,out_of_stock,,5.5,North,Home > Books,,\n'
  const { rows, added, bad } = await importFeed(empty.url, await written(text, 'bad.csv'), 'csv')
  expect({ rows, added }).toEqual({ rows: 2, added: 2 })
  expect(bad).toEqual([
    { line: 4, sku: 'A-2', reason: 'price must be dollars such as "19.99 USD", not "cheap".' },
    { line: 5, sku: 'A-3', reason: 'quantity is required: the shop counts its stock.' },
    { line: 6, sku: 'A-1', reason: 'id "A-1" is in the file already.' },
    { line: 7, sku: 'A-4', reason: 'title is required.' },
    { line: 8, sku: 'A-5', reason: 'availability must be in_stock, out_of_stock or preorder, not "soon".' },
    { line: 9, sku: 'A-6', reason: expect.stringMatching(/^product_type must name one of pills, clothing/) },
    { line: 10, sku: 'A-7', reason: 'The row has 2 columns, and the first line has 10.' },
    { line: 11, sku: 'A-8', reason: 'color or size is required in a group: its items differ in nothing else.' },
  ])
  const [lamp] = await empty.db.select().from(products).where(eq(products.sku, 'A-1'))
  expect(lamp).toMatchObject({ description: 'Two\r\nlines', priceCents: 1999, stock: 3, category: 'books' })
})

test('gender, labels and condition are read as audience, tags and condition', async () => {
  const head = `${HEAD.trim()},gender,custom_label_2,custom_label_3,condition\n`
  const row = (id: string, ...more: string[]) => `${id},Tee,x,in_stock,3,5,North,books,,,${more.join(',')}\n`
  const text =
    head +
    row('D-1', 'Male', '', 'Sport gift sport', 'new') +
    row('D-2', 'unisex', 'kids', '', 'used') +
    row('D-3', '', '', 'two; words', 'new') +
    row('D-4', 'dogs', '', '', 'new')
  const { bad } = await importFeed(empty.url, await written(text, 'audience.csv'), 'csv')
  expect(bad.map(({ reason }) => reason)).toEqual([
    'custom_label_3 must hold words of letters and digits, not "two;".',
    'gender must be male, female or unisex, not "dogs".',
  ])
  const rows = await empty.db.select().from(products).where(sql`sku like 'D-%'`).orderBy(asc(products.sku))
  expect(rows).toMatchObject([
    { audience: 'men', tags: ['sport', 'gift'], condition: 'New Product' },
    { audience: 'kids', tags: [], condition: 'Used' },
  ])
})

test('a truncated file changes nothing', async () => {
  const whole = await readFile(await exported(shop, 'xml'), 'utf8')
  const before = await content(empty)
  const file = await written(whole.slice(0, whole.length / 2), 'half.xml')
  await expect(importFeed(empty.url, file, 'xml')).rejects.toThrow(/^The file is not XML: line \d+: /)
  expect(await content(empty)).toEqual(before)
})

test('an item with a known SKU updates its product; a new price is added to the history and takes it out of its sale', async () => {
  const [product] = await stock(shop, newProduct({ sku: 'B-1', name: 'Old' }))
  const id = product?.id ?? ''
  await shop.db
    .update(products)
    .set({ saleId: id, priceCents: 999, regularPriceCents: 1999 })
    .where(eq(products.id, id))
  const row = (price: string) => `${HEAD}B-1,New,x,in_stock,7,${price},North,books,,\n`
  expect(await importFeed(shop.url, await written(row('19.99'), 'same.csv'), 'csv')).toMatchObject({ changed: 1 })
  const read = async () => (await shop.db.select().from(products).where(eq(products.id, id)))[0]
  expect(await read()).toMatchObject({ name: 'New', stock: 7, priceCents: 999, saleId: id })
  await importFeed(shop.url, await written(row('25'), 'dearer.csv'), 'csv')
  expect(await read()).toMatchObject({
    basePriceCents: 2500,
    priceCents: 2500,
    saleId: null,
    regularPriceCents: null,
  })
  const prices = await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
  expect(prices.map(({ priceCents }) => priceCents).sort()).toEqual([1999, 2500])
})

test('a known product and its variants keep their pictures if the file names none of this shop’s', async () => {
  const [product] = await stock(shop, newProduct({ sku: 'P-1', images: ['v1-mug-0000-1', 'v1-mug-0000-2'] }))
  const [varied] = await stock(shop, newProduct({ sku: 'P-2', images: ['v1-tee-0000-1'] }))
  const productId = varied?.id ?? ''
  const variant = { id: crypto.randomUUID(), sku: 'P-2-M', colour: 'Red', size: 'M', surchargeCents: 0, stock: 1 }
  await insertVariants(shop.db, [{ productId, variants: [{ ...variant, images: ['v1-tee-0000-2'] }] }])
  const rows = [
    'P-1,Mug,x,in_stock,7,19,North,kitchen,,',
    'P-2-M,Tee,x,in_stock,3,12,North,tshirts,P-2,M',
    'P-3,New,x,in_stock,7,19,North,kitchen,,',
  ]
  const file = await written(`${HEAD}${rows.join('\n')}\n`, 'no-pictures.csv')
  expect(await importFeed(shop.url, file, 'csv')).toMatchObject({ rows: 3, added: 1, changed: 2, bad: [] })
  const imagesOf = async (sku: string) =>
    (await shop.db.select({ images: products.images }).from(products).where(eq(products.sku, sku)))[0]?.images
  expect(await imagesOf('P-1')).toEqual(product?.images)
  expect(await imagesOf('P-2')).toEqual(['v1-tee-0000-1'])
  expect(await imagesOf('P-3')).toEqual(['v1-category-kitchen'])
  const [kept] = await shop.db.select().from(productVariants).where(eq(productVariants.sku, 'P-2-M'))
  expect(kept).toMatchObject({ size: 'M', stock: 3, images: ['v1-tee-0000-2'] })
})

test('the items of a group become one product with variants, at the price of the cheapest', async () => {
  const text = `${HEAD}C-1,Tee,x,in_stock,3,12,North,tshirts,C,M\nC-2,Tee,x,in_stock,4,10,North,tshirts,C,L\n`
  await importFeed(empty.url, await written(text, 'group.csv'), 'csv')
  const [tee] = await empty.db.select().from(products).where(eq(products.sku, 'C'))
  expect(tee).toMatchObject({ priceCents: 1000, mostSurchargeCents: 200, stock: 7, variantCount: 2 })
  const variants = await empty.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, tee?.id ?? ''))
    .orderBy(productVariants.position)
  expect(variants).toMatchObject([
    { sku: 'C-1', size: 'M', surchargeCents: 200, stock: 3 },
    { sku: 'C-2', size: 'L', surchargeCents: 0, stock: 4 },
  ])
})

test('the stock of a file counts as a difference to the exported one, is written down, and never falls below zero', async () => {
  const [product] = await stock(shop, newProduct({ sku: 'S-1', stock: 10 }))
  const id = product?.id ?? ''
  const read = async () => (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.stock
  const file = (pieces: string) =>
    `${HEAD.trim()},quantity_exported\nS-1,Thing,x,in_stock,${pieces},5,North,books,,,10\n`
  // Three were ordered since the export with stock 10; the file adds five.
  await shop.db.update(products).set({ stock: 7 }).where(eq(products.id, id))
  await importFeed(shop.url, await written(file('15'), 'more.csv'), 'csv')
  expect(await read()).toBe(12)
  await importFeed(shop.url, await written(file('10'), 'same.csv'), 'csv')
  expect(await read()).toBe(12)
  // Without `quantity_exported`, the file's stock replaces the current stock.
  await importFeed(shop.url, await written(`${HEAD}S-1,Thing,x,in_stock,4,5,North,books,,\n`, 'counted.csv'), 'csv')
  expect(await read()).toBe(4)
  const moves = await shop.db.select().from(stockMovements).where(eq(stockMovements.productId, id))
  expect(moves.map(({ kind, change, stockAfter }) => [kind, change, stockAfter])).toEqual([
    ['counted', 5, 12],
    ['counted', -8, 4],
  ])
  await importFeed(shop.url, await written(file('0'), 'none.csv'), 'csv')
  expect(await read()).toBe(0)
})

test('an archived product stays archived, and what an administrator took out is not put back', async () => {
  const [product] = await stock(shop, newProduct({ sku: 'R-1', active: false }))
  const read = async () =>
    (
      await shop.db
        .select()
        .from(products)
        .where(eq(products.id, product?.id ?? ''))
    )[0]?.active
  const file = `${HEAD.trim()},custom_label_4\nR-1,Thing,x,in_stock,4,5,North,books,,,archived\n`
  await importFeed(shop.url, await written(file, 'archived.csv'), 'csv')
  expect(await read()).toBe(false)
  await shop.db.update(products).set({ hiddenByAdmin: true }).where(eq(products.sku, 'R-1'))
  await importFeed(shop.url, await written(`${HEAD}R-1,Thing,x,in_stock,4,5,North,books,,\n`, 'shown.csv'), 'csv')
  expect(await read()).toBe(false)
})

test.each(['csv', 'xml'] as const)('hostile texts are exported as %s and imported unchanged', async (format) => {
  const names = HOSTILE_TEXTS.filter((text) => !/\p{Cc}/u.test(text))
  await empty.db.execute(sql`truncate products, product_variants, price_history`)
  await stock(
    empty,
    ...names.map((name) => newProduct({ name, description: `${name}\n${name}`, images: ['v1-category-a'] })),
  )
  const before = await content(empty)
  const file = await exported(empty, format, 'hostile')
  await empty.db.execute(sql`truncate products, price_history`)
  expect((await importFeed(empty.url, file, format)).bad).toEqual([])
  expect((await content(empty)).shown.map(({ name, description }) => [name, description])).toEqual(
    // Spaces around a text are trimmed.
    before.shown.map(({ name, description }) => [name.trim(), description.trim()]),
  )
})
