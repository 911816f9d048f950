import { parse } from 'csv-parse/sync'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const read = async (query: string) => {
  const answer = await call(shop.app, 'GET', `/api/v1/admin/products/export?${query}`, { token: 'admin' })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.body.startsWith('\ufeff')).toBe(true)
  return parse(answer.body, { bom: true, columns: true, record_delimiter: ['\r\n', '\n'] }) as Record<string, string>[]
}

test('the rows of the filters come once each over many pages, archived ones and variants too, with no formula in a cell', async () => {
  const many = Array.from({ length: 1203 }, (_, at) => newProduct({ sku: `N-${at}`, category: 'kitchen' }))
  await stock(shop, ...many)
  const evil = newProduct({
    ...{ name: '=cmd|calc!A0', description: 'Fine\n=1', sku: 'EVIL', category: 'kitchen', active: false, stock: 3 },
  })
  const sized = newProduct({ sku: 'SIZED', category: 'books' })
  await stock(shop, evil, sized)
  await addVariants(shop, sized.id, newVariant({ sku: 'SIZED-M' }), newVariant({ sku: 'SIZED-L', size: 'L' }))
  const kitchen = await read('category=kitchen')
  expect(new Set(kitchen.map(({ id }) => id)).size).toBe(1204)
  expect(kitchen).toHaveLength(1204)
  const archived = await read('state=archived')
  expect(archived).toMatchObject([
    {
      id: 'EVIL',
      title: "'=cmd|calc!A0",
      description: "Fine\n'=1",
      custom_label_4: 'archived',
      quantity: '3',
      quantity_exported: '3',
    },
  ])
  expect((await read('search=SIZED')).map(({ id, item_group_id }) => [id, item_group_id])).toEqual([
    ['SIZED-M', 'SIZED'],
    ['SIZED-L', 'SIZED'],
  ])
  expect(await read('search=nothing-has-this-word')).toEqual([])
})

test.each(['search', 'category'])('a bad %s is a 400 and no file', async (field) => {
  const answer = await call(shop.app, 'GET', `/api/v1/admin/products/export?${field}=%00`, { token: 'admin' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})
