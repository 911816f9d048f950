import { eq } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { products } from '../products/table'
import { checkFile, decide, importByCommand } from '../testing/import-file'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

const HEAD = 'id;title;description;price;quantity;availability;brand;product_type'
const fileOf = (...titles: string[]) =>
  [HEAD, ...titles.map((title, at) => `E-${at};${title};x;1,50;1;in_stock;Lake;books`)].join('\n')
const titleOf = async (sku: string) =>
  (await shop.db.select({ name: products.name }).from(products).where(eq(products.sku, sku)))[0]?.name

test('a file that names no encoding is read by its words, and again in a chosen encoding until it is imported', async () => {
  const checked = await checkFile(shop, iconv.encode(fileOf('Лампа'), 'windows-1251'))
  expect(checked).toMatchObject({ state: 'checked', encoding: 'windows-1252', encodingInDoubt: true })
  expect(checked.items).toMatchObject([{ name: 'Ëàìïà', action: 'add' }])
  const failed = await decide(shop, checked._id, 'encoding', { encoding: 'utf-16le' })
  expect(failed).toMatchObject({ state: 'failed', encoding: 'utf-16le', encodingInDoubt: true, items: [] })
  const again = await decide(shop, checked._id, 'encoding', { encoding: 'windows-1251' })
  expect(again).toMatchObject({ state: 'checked', encoding: 'windows-1251', added: 1, problem: '' })
  expect(again.items).toMatchObject([{ name: 'Лампа', action: 'add' }])
  expect(await decide(shop, checked._id, 'run')).toMatchObject({ state: 'done', encodingInDoubt: false })
  expect(await titleOf('E-0')).toBe('Лампа')
  const late = { token: 'admin', body: { encoding: 'utf-8' } }
  expect((await call(shop.app, 'POST', `/api/v1/admin/imports/${checked._id}/encoding`, late)).statusCode).toBe(409)
})

test('a file whose encoding is certain offers no choice', async () => {
  const { _id, encoding, encodingInDoubt } = await checkFile(
    shop,
    iconv.encode(fileOf('Tür'), 'utf-16le', { addBOM: true }),
  )
  expect({ encoding, encodingInDoubt }).toEqual({ encoding: 'utf-16le', encodingInDoubt: false })
  const answer = await call(shop.app, 'POST', `/api/v1/admin/imports/${_id}/encoding`, {
    ...{ token: 'admin', body: { encoding: 'windows-1252' } },
  })
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'This file leaves no doubt about its encoding.'])
})

test('a character that cannot be read is never stored: its row names the column', async () => {
  const broken = Buffer.from(
    Buffer.from(fileOf('Żółw', 'Łódź', 'Broken '))
      .toString('latin1')
      .replace('Broken ', 'Broken \xff'),
    'latin1',
  )
  const { state, encoding, items } = await checkFile(shop, broken)
  expect({ state, encoding }).toEqual({ state: 'checked', encoding: 'utf-8' })
  expect(items[0]).toMatchObject({
    ...{ action: 'bad', line: 4, sku: 'E-2', field: 'title' },
    reason: 'title has a character that cannot be read (\ufffd): save the file as UTF-8.',
  })
})

test('the import command detects an encoding, refuses a file whose encoding is in doubt, and reads it in the one named', async () => {
  const clear = iconv.encode(fileOf('Größe für Mädchen', 'grüne Tür – “Café”'), 'windows-1252')
  expect(await importByCommand(shop, clear)).toMatchObject({ encoding: 'windows-1252', bad: [] })
  expect(await titleOf('E-1')).toBe('grüne Tür – “Café”')
  const doubtful = iconv.encode(fileOf('Ёж'), 'windows-1251')
  await expect(importByCommand(shop, doubtful)).rejects.toThrow(
    'The encoding of goods.csv is in doubt; it could be windows-1252. Name it after the file.',
  )
  await importByCommand(shop, doubtful, 'goods.csv', 'windows-1251')
  expect(await titleOf('E-0')).toBe('Ёж')
})

test('the encoding that an XML file declares is that in which it is read', async () => {
  const xml = `<?xml version="1.0" encoding="windows-1251"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item>
    <g:id>E-0</g:id><g:title>Кружка</g:title></item></channel></rss>`
  expect(await importByCommand(shop, iconv.encode(xml, 'windows-1251'), 'goods.xml')).toMatchObject({ changed: 1 })
  expect(await titleOf('E-0')).toBe('Кружка')
})
