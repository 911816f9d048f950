import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { placeInOrder } from '../sales/in-order'
import { sales } from '../sales/table'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.db
    .insert(sales)
    .values([
      sale('Next year', 'scheduled', 365, 370),
      sale('Last year', 'ended', -370, -365),
      sale('Ends soon', 'running', -9, 1),
      sale('Tomorrow', 'scheduled', 1, 9),
      sale('Last week', 'ended', -400, -7),
      sale('Called off', 'cancelled', -30, -20),
      sale('Ends later', 'running', -1, 5),
    ])
})
afterAll(() => shop.close())

const DAY = 86_400_000
const day = (number: number): Date => new Date(Date.now() + number * DAY)
const sale = (name: string, state: string, from: number, to: number) => ({
  ...{ id: uuidv7(), name, state },
  ...{ startsAt: day(from), endsAt: day(to) },
})

async function list(query: string) {
  const page = (await call(shop.app, 'GET', `/api/v1/admin/sales?${query}`, { token: 'admin' })).json()
  return { ...page, names: page.data.map(({ name }: { name: string }) => name) }
}

const inOrder = ['Ends soon', 'Ends later', 'Tomorrow', 'Next year', 'Last week', 'Called off', 'Last year']

test('running sales come first, then those to come, then those that are over, on every page in both directions', async () => {
  expect((await list('size=10')).names).toEqual(inOrder)
  const first = await list('size=3')
  const second = await list(`size=3&after=${first.next}`)
  const last = await list(`size=3&after=${second.next}`)
  expect([first.names, second.names, last.names]).toEqual([inOrder.slice(0, 3), inOrder.slice(3, 6), inOrder.slice(6)])
  expect([last.next, first.previous]).toEqual([undefined, undefined])
  expect((await list(`size=3&before=${last.previous}`)).names).toEqual(second.names)
  expect((await list('size=10&state=scheduled')).names).toEqual(['Tomorrow', 'Next year'])
})

test('a page is read from an index in that order', async () => {
  const plan = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const order = sql`order by ${placeInOrder(sales)}, ${sales.id}`
    return tx.execute(sql`explain select id from ${sales} where ${placeInOrder(sales)} > 5 ${order} limit 3`)
  })
  const text = JSON.stringify(plan.rows)
  expect(text).toContain('sales_in_order')
  expect(text).not.toContain('Sort')
})
