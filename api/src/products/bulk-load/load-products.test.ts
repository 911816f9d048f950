import { sql } from 'drizzle-orm'
import { testOnOneServer } from '../../testing/on-cluster'
import { placeTestOrder } from '../../testing/place-test-order'
import { newProduct, openTestShop, stock, type TestShop } from '../../testing/test-shop'
import { insertProducts } from '../insert-products'
import { products } from '../table'
import { canLoadInBulk, type LoadProgress, loadProducts } from './load-products'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The table's constraints, columns, indexes, triggers and storage parameters, without generated numbers. */
async function shape(): Promise<unknown> {
  const { rows } = await shop.db.execute(sql`
    select 'index' as kind, indexname as name, indexdef as definition from pg_indexes where tablename = 'products'
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint where conrelid = 'products'::regclass
    union all select 'column', attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull::text, attgenerated,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef d where d.adrelid = attrelid and d.adnum = attnum))
      from pg_attribute where attrelid = 'products'::regclass and attnum > 0 and not attisdropped
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger
      where tgrelid = 'products'::regclass and not tgisinternal
    union all select 'storage', unnest(reloptions), '' from pg_class where oid = 'products'::regclass
    order by 1, 2`)
  expect(rows.filter(({ kind }) => kind === 'trigger')).toHaveLength(2)
  expect(rows).toContainEqual({ kind: 'storage', name: 'fillfactor=80', definition: '' })
  return rows
}

const odd = newProduct({
  name: 'A "quoted"\tthing\\with\nlines',
  images: ['v1-a,b', 'say "x"', '{}', 'back\\slash'],
  tags: ['gift', 'null'],
  audience: 'kids',
  featured: true,
})

testOnOneServer('loaded products are the same as inserted ones, and the table is as it was before', async () => {
  const [before] = await stock(shop, newProduct())
  const added = [odd, ...Array.from({ length: 1200 }, () => newProduct())]
  const was = await shape()
  // Left over from a load that was interrupted.
  await shop.db.execute(sql`create table products_next (id integer)`)
  const told: LoadProgress[] = []
  expect(await canLoadInBulk(shop.db)).toBe(true)
  await loadProducts(shop.url, before ? [before, ...added] : added, added.length + 1, (one) => told.push(one))
  expect(await shape()).toEqual(was)

  const other = await openTestShop()
  await insertProducts(other.db, before ? [before, ...added] : added)
  const read = async ({ db }: TestShop) => {
    const rows = await db.select().from(products).orderBy(products.id)
    return rows.map(({ addedAt: _, updatedAt: __, ...row }) => row)
  }
  const prices = async ({ db }: TestShop) =>
    (await db.execute(sql`select product_id, price_cents, since from price_history order by product_id`)).rows
  expect(await read(shop)).toEqual(await read(other))
  expect(await prices(shop)).toEqual(await prices(other))
  await other.close()

  const listed = () =>
    shop.db.execute(sql`select p.id from products p full join products_by_stock b on b.product_id = p.id
      where (p.stock, p.active) is distinct from (b.stock, b.active)`)
  expect((await listed()).rows).toEqual([])
  await placeTestOrder(shop.app, 'ada', { productId: added[7]?.id ?? '', quantity: 3 })
  await placeTestOrder(shop.app, 'ada', { productId: before?.id ?? '', quantity: 1 })
  expect((await listed()).rows).toEqual([])

  expect(told.at(-1)).toMatchObject({ phase: 'indexes', left: 0 })
  expect(told.filter(({ phase }) => phase === 'products').at(-1)).toMatchObject({ done: added.length })
  expect((await shop.app.inject('/api/v1/shop/categorywise?category=books')).json().count).toBe(added.length + 1)
})

testOnOneServer('a database whose tables are distributed is not loaded in bulk', async () => {
  await shop.db.execute(sql`create table pg_dist_partition (id integer)`)
  expect(await canLoadInBulk(shop.db)).toBe(false)
  await shop.db.execute(sql`drop table pg_dist_partition`)
  expect(await canLoadInBulk(shop.db)).toBe(true)
})

testOnOneServer('whatever else the process does goes on between the pieces of a load', async () => {
  let turns = 0
  let loading = true
  const count = () => {
    turns += 1
    if (loading) setImmediate(count)
  }
  const pieces: number[] = []
  function* rows() {
    for (let n = 0; n < 5000; n += 1) {
      if (n % 500 === 0) pieces.push(turns)
      yield newProduct()
    }
  }
  setImmediate(count)
  await loadProducts(shop.url, rows(), 5000, () => {})
  loading = false
  // Two connections may each take a batch in the same turn of the event loop.
  expect(new Set(pieces).size).toBeGreaterThanOrEqual(pieces.length / 2)
})
