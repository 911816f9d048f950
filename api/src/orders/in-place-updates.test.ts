import { sql } from 'drizzle-orm'
import { newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

// PostgreSQL updates a row in place (heap-only tuple) only if no changed column occurs in an index's keys or condition.
test('no index of products depends on the stock itself, which every order changes', async () => {
  const { rows } = await shop.db.execute(sql`
    select distinct dependent.objid::regclass::text as index
    from pg_depend dependent
    join pg_index on indexrelid = dependent.objid
    join pg_attribute on attrelid = dependent.refobjid and attnum = dependent.refobjsubid
    where dependent.classid = 'pg_class'::regclass and indrelid = 'products'::regclass and attname = 'stock'`)
  expect(rows).toEqual([])
})

test('the check sees the columns of keys and of conditions', async () => {
  const { rows } = await shop.db.execute(sql`
    select distinct attname from pg_depend dependent
    join pg_index on indexrelid = dependent.objid
    join pg_attribute on attrelid = dependent.refobjid and attnum = dependent.refobjsubid
    where dependent.objid = 'products_low_stock'::regclass
    order by attname`)
  expect(rows.map(({ attname }) => attname)).toEqual(['active', 'id', 'low_stock'])
})

test('a page of products that was written at once has room for the next version of a row', async () => {
  await stock(shop, ...Array.from({ length: 60 }, () => newProduct({ description: 'A thing for tests. '.repeat(20) })))
  const blocks = async () => {
    const { rows } = await shop.db.execute<{ id: string; block: number }>(sql`
      select id, (ctid::text::point)[0]::int as block from products order by ctid`)
    return rows
  }
  const before = await blocks()
  const firsts = before.filter(({ block }, index) => block !== before[index - 1]?.block)
  expect(firsts.length).toBeGreaterThan(3)
  for (const { id } of firsts) await shop.db.execute(sql`update products set stock = stock - 1 where id = ${id}`)
  const after = new Map((await blocks()).map(({ id, block }) => [id, block]))
  expect(firsts.map(({ id }) => after.get(id))).toEqual(firsts.map(({ block }) => block))
})
