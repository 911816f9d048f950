import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { asc, sql } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { exportFeed } from '../feed/export-feed'
import type { FeedFormat } from '../feed/feed-format'
import { products } from '../products/table'
import { addSeller } from '../testing/add-seller'
import { checkFile, decide, importByCommand } from '../testing/import-file'
import { roughCatalogue } from '../testing/rough-catalogue'
import { call, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { insertVariants } from '../variants/insert-variants'
import { productVariants } from '../variants/table'

const SEEDS = [1, 2, 3]
const COUNT = 40

let shop: TestShop
let folder: string
let seller: string
beforeAll(async () => {
  shop = await openTestShop(20)
  seller = (await addSeller(shop, 'sol')).id
  folder = await mkdtemp(join(tmpdir(), 'round-trip-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const content = async () => ({
  products: await shop.db.select().from(products).orderBy(asc(products.id)),
  variants: await shop.db
    .select()
    .from(productVariants)
    .orderBy(asc(productVariants.productId), asc(productVariants.id)),
})

/** What a feed holds of visible products; line ends and blanks at both ends are those of the file's format. */
async function texts() {
  const { products: all, variants } = await content()
  const plain = (row: object) =>
    JSON.parse(JSON.stringify(row, (_, value) => (typeof value === 'string' ? plainText(value) : value)))
  const shown = all.filter(({ active }) => active)
  return shown.map(({ id, sku, name, description, brand, category, condition, colour, variantCount, ...row }) => ({
    ...plain({ sku, name, description, brand, category, condition, ...(variantCount === 0 && { colour }) }),
    ...{ status: row.status, stock: row.stock, price: row.basePriceCents, audience: row.audience, tags: row.tags },
    ...{ featured: row.featured, releaseDate: row.releaseDate, images: row.images },
    alts: row.images.map((_, index) => row.imageAlts[index]?.trim() ?? ''),
    variants: variants
      .filter(({ productId }) => productId === id)
      .map((one) => plain({ ...one, productId: undefined, id: undefined })),
  }))
}

const empty = () => shop.db.execute(sql`truncate products, product_variants, price_history`)

async function fill(seed: number): Promise<void> {
  await empty()
  const { products: all, variants } = roughCatalogue(seed, COUNT)
  await stock(shop, ...all)
  await insertVariants(shop.db, variants)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of these characters
const plainText = (text: string) => text.replace(/[\u0001]/g, '').trim()

const exportedByAdmin = async () =>
  (await call(shop.app, 'GET', '/api/v1/admin/products/export', { token: 'admin' })).rawPayload

async function exportedByCommand(format: FeedFormat): Promise<Buffer> {
  const file = join(folder, `out.${format}`)
  await exportFeed(shop.url, createWriteStream(file), format, { site: 'https://shop.example' })
  return readFile(file)
}

/** Imports a file in all ways; the catalogue must be the same afterwards. */
async function expectNoChange(file: Buffer, name: string, count: number): Promise<void> {
  const before = await content()
  const checked = await checkFile(shop, file, name)
  expect({ ...checked, items: checked.items.filter(({ action }) => action !== 'same') }).toMatchObject({
    ...{ state: 'checked', total: count, unchanged: count, items: [] },
  })
  expect(await importByCommand(shop, file, name)).toMatchObject({ added: 0, changed: 0, bad: [] })
  expect(await content()).toEqual(before)
  if (name.endsWith('.xml')) return
  await shop.db.update(products).set({ sellerId: seller })
  const own = await content()
  const body = { file: file.toString('base64'), encoding: 'detect', dryRun: false }
  const { data } = (await call(shop.app, 'POST', '/api/v1/seller/products/import', { token: 'sol', body })).json()
  expect({ ...data, products: data.products.filter(({ action }: { action: string }) => action !== 'same') }).toEqual({
    ...{ added: 0, changed: 0, unchanged: count, products: [], bad: [], ignored: [] },
    ...{ encoding: expect.any(String), encodingInDoubt: false },
  })
  expect(await content()).toEqual(own)
}

const cells = (file: Buffer): string[][] =>
  parse(file, { bom: true, record_delimiter: ['\r\n', '\n'], delimiter: ',' }) as string[][]

/** What spreadsheets make of a CSV file. */
const habits: Record<string, (file: Buffer) => Buffer> = {
  nothing: (file) => file,
  'semicolons, decimal commas, a byte-order mark, CRLF and all cells quoted': (file) => {
    const [head = [], ...rows] = cells(file)
    const price = head.indexOf('price')
    const local = rows.map((row) => row.map((cell, at) => (at === price ? cell.replace(/\.(\d\d) USD$/, ',$1') : cell)))
    const options = { delimiter: ';', record_delimiter: '\r\n' as const, quoted: true, bom: true }
    return Buffer.from(stringify([head, ...local], options))
  },
  'tabs and UTF-16': (file) =>
    iconv.encode(stringify(cells(file), { delimiter: '\t', quoted: true }), 'utf-16le', { addBOM: true }),
  'CRLF within cells': (file) => Buffer.from(file.toString().replace(/\r\n?|\n/g, '\r\n')),
  'blanks taken from both ends of cells': (file) =>
    Buffer.from(
      stringify(
        cells(file).map((row) => row.map((cell) => cell.trim())),
        { quoted: true },
      ),
    ),
}

describe.each(SEEDS)('catalogue %s', (seed) => {
  beforeEach(() => fill(seed))

  test.each(Object.keys(habits))('exported as CSV, through %s, and imported: nothing changes', async (name) => {
    await expectNoChange(habits[name]?.(await exportedByAdmin()) ?? Buffer.alloc(0), 'goods.csv', COUNT)
  })

  test.each(['csv', 'tsv', 'xml'] as const)(
    'exported as %s by the command and imported: nothing changes',
    async (format) => {
      const shown = (await content()).products.filter(({ active }) => active).length
      await expectNoChange(await exportedByCommand(format), `goods.${format}`, shown)
    },
  )

  test.each(['csv', 'xml'] as const)(
    'exported as %s and imported into an empty shop: nothing is lost',
    async (format) => {
      const before = await texts()
      const file = await exportedByCommand(format)
      await empty()
      expect((await importByCommand(shop, file, `goods.${format}`)).bad).toEqual([])
      expect(await texts()).toEqual(before)
      await empty()
      const { _id } = await checkFile(shop, file, `goods.${format}`)
      const { bad, refused } = await decide(shop, _id, 'run')
      expect({ bad, refused }).toEqual({ bad: 0, refused: 0 })
      expect(await texts()).toEqual(before)
    },
  )
})
