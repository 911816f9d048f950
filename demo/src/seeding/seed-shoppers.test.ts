import { products, productVariants, reviews, sql } from '@superium/api/seeding'
import { openTestDatabase, type TestDatabase } from '@superium/api/testing/test-database'
import { demoProducts } from '../catalogue/demo-products'
import { divideStock, planVariants } from '../catalogue/plan-variants'
import { parsePictureKey } from '../pictures/picture-key'
import { createRandom } from '../random/random'
import { seedDatabase } from './seed-database'

const PRODUCTS = 160

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.url, PRODUCTS, () => {})
})
afterAll(() => database.close())

const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows

test('each review belongs to a line of a delivered order of its author, written after delivery and before now', async () => {
  const all = await database.db.select().from(reviews)
  expect(all.length).toBeGreaterThan(300)
  const orphans = await rows(sql`
    select r.id from reviews r left join order_lines l on l.user_id = r.user_id and l.order_id = r.order_id
      and l.line_number = r.line_number and l.product_id = r.product_id
    left join orders o on o.user_id = r.user_id and o.id = r.order_id and o.status = 'Delivered'
    left join order_events e on e.user_id = r.user_id and e.order_id = r.order_id and e.status = 'Delivered'
      and e.at <= r.created_at
    where l.order_id is null or o.id is null or e.id is null or r.created_at > now()`)
  expect(orphans).toEqual([])
})

test('ratings, numbers of reviews and units sold are what the rows add up to', async () => {
  const wrong = await rows(sql`
    select p.id from products p
    left join (select product_id, sum(stars) as total, count(*) as count from reviews group by 1) r on r.product_id = p.id
    left join (select product_id, sum(quantity) as units from order_lines l
      join orders o on o.user_id = l.user_id and o.id = l.order_id where o.status <> 'Pending' group by 1) l on l.product_id = p.id
    where (p.rating_total, p.rating_count, p.units_sold)
      is distinct from (coalesce(r.total, 0), coalesce(r.count, 0), coalesce(l.units, 0))`)
  expect(wrong).toEqual([])
  const [span] = await rows(sql`select min(rating_count)::int as least, max(rating_count)::int as most from products`)
  expect(span).toMatchObject({ least: 0 })
  expect(Number(span?.most)).toBeGreaterThan(8)
})

test('texts are varied sentences: no product has one twice, few are said often', async () => {
  const all = await database.db.select().from(reviews)
  const own = all.map(({ productId, text }) => `${productId} ${text}`)
  expect(new Set(own).size).toBe(own.length)
  for (const { text, title } of all) {
    expect(text).toMatch(/^[\p{Lu}].*[.!?]$/su)
    expect(`${title} ${text}`).not.toMatch(/[{}|]|undefined/)
  }
  const counts = new Map<string, number>()
  for (const { text } of all) counts.set(text, (counts.get(text) ?? 0) + 1)
  expect(Math.max(...counts.values())).toBeLessThan(all.length / 20)
})

test('variants have their own SKU and a picture that can be drawn; their stock adds up to the product’s', async () => {
  const variants = await database.db.select().from(productVariants)
  expect(variants.length).toBeGreaterThan(80)
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
  expect(variants.flatMap(({ images }) => images).map(parsePictureKey)).not.toContain(null)
  expect(variants.some(({ colour, images }) => colour && images.length > 0)).toBe(true)
  const wrong = await rows(sql`
    select p.id from products p
    left join (select product_id, sum(stock) as stock, count(*) as count from product_variants group by 1) v
      on v.product_id = p.id
    where p.variant_count <> coalesce(v.count, 0) or (v.count is not null and p.stock <> v.stock)`)
  expect(wrong).toEqual([])
  const all = await database.db.select().from(products)
  expect(new Set(all.map(({ name }) => name)).size).toBe(PRODUCTS)
  const shirts = all.filter(({ category }) => category === 'tshirts')
  expect(shirts.every(({ variantCount }) => variantCount >= 5)).toBe(true)
})

test('the coupons that the README names are there, and one that an administrator changed stays so', async () => {
  const found = () => rows(sql`select code, active from coupons order by code`)
  expect(await found()).toEqual(['MINUS5', 'SHIPFREE', 'WELCOME10'].map((code) => ({ code, active: true })))
  await rows(sql`update coupons set active = false where code = 'MINUS5'`)
  await rows(sql`update demo_seed set coupons = false`)
  await seedDatabase(database.url, PRODUCTS, () => {})
  expect((await found())[0]).toEqual({ code: 'MINUS5', active: false })
})

test('products to be ordered in advance, and coming ones, have a date to come', async () => {
  const ahead = (await database.db.select().from(products)).filter(({ status }) => status !== 'in-stock')
  expect(ahead.length).toBeGreaterThan(0)
  expect(ahead.every(({ releaseDate }) => releaseDate !== null && new Date(releaseDate) > new Date())).toBe(true)
})

test('who answers as a buyer had it by then, who asks did not, and a shop seeded before there were questions gets them', async () => {
  const wrong = sql`
    select a.id from answers a where a.answered_by = 'buyer' and not exists (
      select from order_lines l join order_events e on e.user_id = l.user_id and e.order_id = l.order_id
      where l.product_id = a.product_id and l.user_id = a.user_id and e.status = 'Delivered' and e.at < a.created_at)
    union all select q.id from questions q join order_lines l on l.product_id = q.product_id and l.user_id = q.user_id
    union all select a.id from answers a join questions q on q.id = a.question_id where a.created_at < q.created_at`
  expect(await rows(wrong)).toEqual([])
  const count = sql`select answered_by, count(*)::int from answers group by 1 order by 1`
  const before = await rows(count)
  expect(before).toMatchObject([{ answered_by: 'buyer' }, { answered_by: 'seller' }, { answered_by: 'shop' }])
  await database.db.execute(sql`delete from questions`)
  await database.db.execute(sql`delete from answers`)
  await database.db.execute(sql`update demo_seed set questions = 0`)
  await seedDatabase(database.url, PRODUCTS, () => {})
  expect(await rows(count)).toEqual(before)
})

test('seeding again adds nothing', async () => {
  const counts = sql`select count(*) from reviews union all select count(*) from orders union all select count(*) from questions`
  const before = await rows(counts)
  await seedDatabase(database.url, PRODUCTS, () => {})
  expect(await rows(counts)).toEqual(before)
})

test('the same product and numbers give the same variants', () => {
  const products = demoProducts(new Date('2026-03-01T12:00:00Z'))
  for (let n = 0; n < 50; n += 1) {
    const { value } = products.next()
    expect(planVariants(value, createRandom(n))).toEqual(planVariants(value, createRandom(n)))
  }
})

test.each([[0], [1], [7], [400]])('%d pieces are divided without one lost or made', (pieces) => {
  const parts = divideStock(pieces, 6, createRandom(pieces))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(pieces)
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
})
