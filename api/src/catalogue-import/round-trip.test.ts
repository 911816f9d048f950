import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { asc, sql } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { exportFeed } from '../feed/export-feed'
import type { FeedFormat } from '../feed/feed-format'
import { importFeed } from '../feed/import-feed'
import { products } from '../products/table'
import { roughCatalogue } from '../testing/rough-catalogue'
import { testPictures } from '../testing/test-pictures'
import { call, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { insertVariants } from '../variants/insert-variants'
import { productVariants } from '../variants/table'
import { doSlice } from './do-slice'

const SEEDS = [1, 2, 3]

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop(20)
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

async function fill(seed: number): Promise<void> {
  await shop.db.execute(sql`truncate products, product_variants, price_history`)
  const { products: all, variants } = roughCatalogue(seed, 40)
  await stock(shop, ...all)
  await insertVariants(shop.db, variants)
}

const exportedByAdmin = async () =>
  (await call(shop.app, 'GET', '/api/v1/admin/products/export', { token: 'admin' })).rawPayload

async function exportedByCommand(format: FeedFormat): Promise<Buffer> {
  const file = join(folder, `out.${format}`)
  await exportFeed(shop.url, createWriteStream(file), format, { site: 'https://shop.example' })
  return readFile(file)
}

/** Checks a file in the administration; resolves to the import and its items that are not unchanged. */
async function check(file: Buffer, name: string) {
  const sent = await shop.app.inject({
    ...{ method: 'POST', url: `/api/v1/admin/imports?name=${name}`, payload: file },
    headers: { authorization: 'Bearer admin', 'content-type': 'application/octet-stream' },
  })
  const worker = { db: shop.db, pictures: testPictures, onChanged: () => undefined }
  const onError = (error: unknown) => {
    throw error
  }
  while (await doSlice({ ...worker, onError }));
  const read = async (path: string) =>
    (await call(shop.app, 'GET', `/api/v1/admin/imports/${sent.json().data._id}${path}`, { token: 'admin' })).json()
      .data
  const items: { action: string }[] = await read('/items?size=200')
  return { ...(await read('')), others: items.filter(({ action }) => action !== 'same') }
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
  test.each(Object.keys(habits))('exported as CSV, through %s, and imported: nothing changes', async (name) => {
    await fill(seed)
    const before = await content()
    const file = habits[name]?.(await exportedByAdmin()) ?? Buffer.alloc(0)
    expect(await check(file, 'goods.csv')).toMatchObject({ state: 'checked', total: 40, unchanged: 40, others: [] })
    const path = join(folder, 'goods.csv')
    await writeFile(path, file)
    const done = await importFeed(shop.url, path, 'csv', testPictures)
    expect(done).toMatchObject({ added: 0, changed: 0, bad: [] })
    expect(await content()).toEqual(before)
  })

  test.each(['csv', 'tsv', 'xml'] as const)(
    'exported as %s by the command and imported: nothing changes',
    async (format) => {
      await fill(seed)
      const before = await content()
      const shown = before.products.filter(({ active }) => active).length
      const file = await exportedByCommand(format)
      expect(await check(file, `goods.${format}`)).toMatchObject({ state: 'checked', unchanged: shown, others: [] })
      const done = await importFeed(shop.url, join(folder, `out.${format}`), format, testPictures)
      expect(done).toMatchObject({ added: 0, changed: 0, bad: [] })
      expect(await content()).toEqual(before)
    },
  )
})
