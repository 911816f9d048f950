import { products, sellers, sql } from '@superium/api/seeding'
import { openTestDatabase, type TestDatabase } from '@superium/api/testing/test-database'
import { parsePictureKey } from '../pictures/picture-key'
import { DEMO_SELLERS } from '../sellers/demo-sellers'
import { giveShopToAccount } from '../sellers/give-shop-to-account'
import { seedDatabase } from './seed-database'

const PRODUCTS = 320

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.url, PRODUCTS, () => {})
}, 120_000)
afterAll(() => database.close())

const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
const [sol] = DEMO_SELLERS

test('there are six shops and one application, each with pictures that can be drawn', async () => {
  const all = await database.db.select().from(sellers)
  expect(all.map(({ state }) => state).sort()).toEqual([...Array(6).fill('approved'), 'pending'])
  const keys = all.flatMap(({ profilePicture, logo, coverPhoto }) => [profilePicture, logo, coverPhoto])
  expect(keys.map(parsePictureKey)).not.toContain(null)
  expect(await rows(sql`select kind, count(*)::int from seller_events group by 1 order by 1`)).toEqual([
    { kind: 'applied', count: 7 },
    { kind: 'approved', count: 6 },
  ])
})

test('every shop has products, sales and reviews, and sellers own 20 to 40 % of the catalogue', async () => {
  const living = await rows(sql`select s.slug from sellers s where state = 'approved'
    and exists (select from products p where p.seller_id = s.id and p.rating_count > 0)
    and exists (select from order_lines l where l.seller_id = s.id)`)
  expect(living).toHaveLength(6)
  const all = await database.db.select().from(products)
  const share = all.filter(({ sellerId }) => sellerId !== null).length / all.length
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.4)
})

test('a line belongs to the seller of its product, and a seller answers about own products only', async () => {
  const wrong = sql`
    select l.order_id from order_lines l join products p on p.id = l.product_id where l.seller_id is distinct from p.seller_id
    union all
    select a.id from answers a join products p on p.id = a.product_id left join sellers s on s.id = p.seller_id
    where (a.answered_by = 'shop' and p.seller_id is not null)
      or (a.answered_by = 'seller' and (a.user_id, a.author) is distinct from (s.user_id, s.shop_name))`
  expect(await rows(wrong)).toEqual([])
})

test('the demo seller finds orders to ship, recent sales, products low on stock and open questions', async () => {
  const count = async (query: ReturnType<typeof sql>) => Number((await rows(query))[0]?.count)
  const open = (status: string) => sql`select count(*) from orders o where status = ${status} and exists
    (select from order_lines l where l.user_id = o.user_id and l.order_id = o.id and l.seller_id = ${sol?.id})`
  expect(await count(open('Confirmed'))).toBeGreaterThan(2)
  expect(
    await count(sql`select count(distinct o.created_at::date) from orders o join order_lines l
      on l.user_id = o.user_id and l.order_id = o.id
      where l.seller_id = ${sol?.id} and o.created_at > now() - interval '18 days'`),
  ).toBeGreaterThan(5)
  expect(
    await count(sql`select count(*) from products where seller_id = ${sol?.id} and stock < 10 and status = 'in-stock'`),
  ).toBeGreaterThan(1)
  expect(
    await count(sql`select count(*) from questions q join products p on p.id = q.product_id where p.seller_id = ${sol?.id}
      and not exists (select from answers a where a.product_id = q.product_id and a.question_id = q.id)`),
  ).toBeGreaterThan(0)
})

test('the totals of recent orders add up, and one that waits for payment on delivery never expires', async () => {
  const wrong = sql`select o.id from orders o
    join (select user_id, order_id, sum(price_cents * quantity) as cents from order_lines group by 1, 2) l
      on l.user_id = o.user_id and l.order_id = o.id
    where o.subtotal_cents <> l.cents or o.created_at > now()
      or (o.status <> 'Delivered' and (o.paid_at is not null or o.payment_due_at is not null))`
  expect(await rows(wrong)).toEqual([])
})

test('a shop that was seeded before there were sellers gets them with the same products, lines and answers', async () => {
  const state = sql`select 'product' as what, seller_id, count(*)::int from products group by 2
    union all select 'line', seller_id, count(*)::int from order_lines group by 2
    union all select answered_by, null, count(*)::int from answers group by 1 order by 1, 2`
  const before = await rows(state)
  for (const change of [
    sql`update products set seller_id = null`,
    sql`update order_lines set seller_id = null`,
    sql`update answers set answered_by = 'shop', author = 'Superium', user_id = 'demo-shop' where answered_by = 'seller'`,
    sql`delete from sellers`,
    sql`delete from seller_events`,
    sql`update demo_seed set sellers = 0`,
  ])
    await rows(change)
  await seedDatabase(database.url, PRODUCTS, () => {})
  expect(await rows(state)).toEqual(before)
  expect(await rows(sql`select count(*)::int from sellers`)).toEqual([{ count: 7 }])
})

test('the first shop goes to the account that the demo seller has had before', async () => {
  await giveShopToAccount(database.url, 'an-older-account')
  await giveShopToAccount(database.url, 'yet-another')
  const owner = sql`select user_id from sellers where slug = 'sols-homeware'`
  expect(await rows(owner)).toEqual([{ user_id: 'an-older-account' }])
})
