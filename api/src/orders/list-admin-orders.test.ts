import { and, eq, sql } from 'drizzle-orm'
import { isCluster } from '../database/distribute/is-cluster'
import { MOST_FOUND } from '../keyset/find-few'
import { addSeller } from '../testing/add-seller'
import { testOnOneServer } from '../testing/on-cluster'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { adminFilter } from './admin-filter'
import type { AdminOrderFilters, AdminOrders, AdminOrdersQuery } from './admin-list-schema'
import { adminOrdersPage } from './list-admin-orders'
import { orderLines, orderReturns, orders } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const list = async (query = ''): Promise<AdminOrders> =>
  (await call(shop.app, 'GET', `/api/v1/admin/orders?${query}`, { token: 'admin' })).json()
const ids = ({ data }: AdminOrders) => data.map(({ _id }) => _id)

/** An order of `token` with changed columns. */
async function place(token: string, change: Partial<typeof orders.$inferInsert> = {}, sellerId?: string) {
  const [goods] = await stock(shop, newProduct({ ...(sellerId && { sellerId }) }))
  const id = await placeTestOrder(shop.app, token, { productId: goods?.id ?? '' })
  if (Object.keys(change).length > 0) await shop.db.update(orders).set(change).where(eq(orders.id, id))
  return id
}

test('pages hold each order once, there and back, in every order', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
  const days = 'from=2026-01-01&to=2026-01-01'
  const made: string[] = []
  // Two orders with the same time, ordered only by id.
  for (const hour of [1, 2, 2, 3, 4]) made.push(await place('ann', { createdAt: at(hour) }))
  await place('ann', { createdAt: at(24) })
  for (const sort of ['newest', 'oldest', 'total-high', 'total-low']) {
    const whole = ids(await list(`${days}&sort=${sort}&size=50`))
    expect(whole.toSorted()).toEqual(made.toSorted())
    for (const size of [1, 2, 5]) {
      const there: string[] = []
      const back: string[] = []
      let page = await list(`${days}&sort=${sort}&size=${size}`)
      while (true) {
        expect(page).toMatchObject({ count: 5, countIsExact: true })
        there.push(...ids(page))
        if (!page.next) break
        page = await list(`${days}&sort=${sort}&size=${size}&after=${page.next}`)
      }
      while (true) {
        back.unshift(...ids(page))
        if (!page.previous) break
        page = await list(`${days}&sort=${sort}&size=${size}&before=${page.previous}`)
      }
      expect([sort, size, there]).toEqual([sort, size, whole])
      expect(back).toEqual(whole)
    }
  }
})

test('orders are found by number, words of name and e-mail, phone and SKU', async () => {
  const id = await place('gwen', { name: 'Gwendolyn O’Hara', email: 'gwen.o@mail.example', phone: '+880 1712-345678' })
  const [{ orderNumber, products } = { orderNumber: '', products: [] }] = (await list('search=gwendolyn')).data
  const found = async (search: string) => ids(await list(`search=${encodeURIComponent(search)}`))
  for (const search of [
    ...[orderNumber, orderNumber.toLowerCase(), orderNumber.split('-').at(-1) ?? '', 'gwen', 'GWEND hara', 'hara gw'],
    ...['gwen.o@mail.example', 'gwen.o@mail', '+8801712345678', '01712345678', '01712 345 678', '5678', '345678'],
    products[0]?.sku ?? '',
  ])
    expect([search, await found(search)]).toEqual([search, [id]])
  for (const search of ['wendolyn', '678', '98765', "'", '%', '&|!:*', '\\', '😀', "gwen' | 'nobody"])
    expect([search, await found(search)]).toEqual([search, []])
})

test.each(['1Z 999-aa1 X', '1z999aa1x'])(
  'an order is found by the tracking number of a parcel, typed as %s',
  async (typed) => {
    const calls = orderCalls(shop)
    const id = await place('trudy')
    await calls.move(id, 'Confirmed')
    const tracking = { carrier: 'UPS', number: '1Z 999 AA1X', url: 'https://ups.example/1' }
    expect((await calls.admin(id, 'status', { status: 'Shipped', tracking })).statusCode).toBe(200)
    expect(ids(await list(`search=${encodeURIComponent(typed)}`))).toContain(id)
  },
)

test('filters: payment, method, period, seller and waiting returns', async () => {
  const seller = await addSeller(shop, 'sol')
  const day = { createdAt: new Date('2025-05-05T10:00:00Z') }
  const period = 'from=2025-05-05&to=2025-05-05&sort=oldest'
  const calls = orderCalls(shop)
  const open = await place('filt', { ...day, paymentType: 'direct_bank_transfer' })
  const paid = await place('filt', day)
  await calls.admin(paid, 'paid', {})
  const gone = await place('filt', day)
  await calls.move(gone, 'Cancelled')
  const sold = await place('filt', day, seller.id)
  await calls.move(sold, 'Confirmed', 'Shipped', 'Delivered')
  await calls.buyer(sold, 'return', { reason: 'Too small' }, 'filt')
  // The return was requested while another parcel was still on its way.
  await shop.db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, sold))
  const found = async (query: string) => ids(await list(`${period}&size=50&${query}`)).toSorted()
  expect(await found('')).toEqual([open, paid, gone, sold].toSorted())
  expect(await found('paid=open')).toEqual([open, sold].toSorted())
  expect(await found('paid=paid')).toEqual([paid])
  expect(await found('paid=none')).toEqual([gone])
  expect(await found('payment=direct_bank_transfer')).toEqual([open])
  expect(await found(`seller=${seller.id}`)).toEqual([sold])
  expect(await found('person=filt')).toEqual([open, paid, gone, sold].toSorted())
  expect(await found('person=nobody')).toEqual([])
  expect(await found('seller=shop')).toEqual([open, paid, gone].toSorted())
  expect(await found('returns=waiting')).toEqual([sold])
  expect(await found('status=Shipped')).toEqual([sold])
  expect(await found('status=not-cancelled')).toEqual([open, paid, sold].toSorted())
  expect(await found('status=Return%20requested')).toEqual([sold])
  expect(ids(await list('from=2025-05-06&to=2025-05-07'))).toEqual([])

  expect(await found('returns=accepted')).toEqual([])
  const [asked] = await shop.db.select().from(orderReturns).where(eq(orderReturns.orderId, sold))
  await calls.admin(sold, `returns/${asked?.id}`, { accept: true })
  await shop.db
    .update(orderReturns)
    .set({ decidedAt: new Date('2025-05-09T23:59:59Z') })
    .where(eq(orderReturns.orderId, sold))
  expect(await found('returns=accepted')).toEqual([sold])
  const decided = async (from: string, to: string) => ids(await list(`acceptedFrom=${from}&acceptedTo=${to}`))
  expect(await decided('2025-05-09', '2025-05-09')).toEqual([sold])
  expect(await decided('2025-05-01', '2025-05-08')).toEqual([])
  expect(await decided('2025-05-10', '2025-05-31')).toEqual([])
})

const cursorOf = (value: string, id = '01890000-0000-7000-8000-000000000001'): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

test.each([
  ['after', 'after=nonsense'],
  ['before', `before=${Buffer.from('["5","01890000-0000-7000-8000-000000000001"]').toString('base64url')}`],
  ['after', `after=${cursorOf('2026-02-31 00:00:00+00')}`],
  ['after', `after=${cursorOf('2026-01-01 00:00:00+99')}`],
  ['after', `after=${cursorOf('2026-01-01 00:00:00.1.1+00')}`],
  ['after', `after=${cursorOf('2026-01-01 00:00:00+00', '-'.repeat(36))}`],
  ['sort', 'sort=name'],
  ['from', 'from=2026-13-01'],
  ['from', 'from=2026-02-31'],
  ['from', 'from=0001-01-01'],
  ['to', 'to=9999-12-31'],
  ['acceptedTo', 'acceptedTo=2026-13-01'],
  ['paid', 'paid=maybe'],
  ['seller', 'seller=x'],
  ['search', 'search=%00'],
  ['page', 'page=1'],
  ['person', 'person=%00'],
])('a bad %s is a 400 that names it', async (field, query) => {
  const answer = await call(shop.app, 'GET', `/api/v1/admin/orders?${query}`, { token: 'admin' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

describe('with many orders', () => {
  const MANY = 20_000
  const seller = '01890000-0000-7000-8000-0000000000aa'
  /** A filter matches one in this many orders. */
  const RARE = 400
  beforeAll(async () => {
    // Skips the check of totals, which is slow for so many rows. A cluster does not allow that.
    const able = !(await isCluster(shop.db))
    if (able)
      for (const table of ['orders', 'order_lines'])
        await shop.db.execute(sql.raw(`alter table ${table} disable trigger user`))
    const rare = sql.raw(`n % ${RARE}`)
    for (let from = 1; from < MANY; from += 5000) {
      const rows = sql.raw(`generate_series(${from}, ${from + 4999}) as n`)
      await shop.db.execute(sql`insert into orders (user_id, id, order_number, idempotency_key, request_hash, status, name, email,
          phone, street, district, sub_district, country, postal_code, order_notes, payment_type, subtotal_cents, shipping_cents,
          tax_cents, total_cents, paid_at, paid_cents, created_at, coupon_code)
        select 'u' || n % 500, md5('o' || n)::uuid, 'S-9-' || n, n::text, '',
          case ${rare} when 0 then 'Pending' when 1 then 'Cancelled' else 'Delivered' end, 'Name ' || md5(n::text),
          'mail' || n || '@many.example', (1000000000 + n)::text, '', '', '', '', '', '',
          case ${rare} when 2 then 'check_payments' else 'cash_on_delivery' end, 100 + n, 0, 0, 100 + n,
          case when ${rare} > 1 then now() end, case when ${rare} > 1 then 100 + n end, now() - n * interval '1 minute', case ${rare} when 4 then 'MANY' end
        from ${rows}`)
      await shop.db.execute(sql`insert into order_lines (user_id, order_id, line_number, product_id, seller_id, name, image,
          price_cents, quantity, sku)
        select 'u' || n % 500, md5('o' || n)::uuid, 0, md5('p' || n % 900)::uuid,
          case when ${rare} = 3 then ${seller}::uuid end, 'Thing', 'v1-test', 100 + n, 1, 'MANY-' || n % 900 from ${rows}`)
    }
    if (able)
      for (const table of ['orders', 'order_lines'])
        await shop.db.execute(sql.raw(`alter table ${table} enable trigger user`))
    await shop.db.execute(sql`vacuum analyze orders`)
    await shop.db.execute(sql`vacuum analyze order_lines`)
  }, 300_000)

  const plan = async (query: Partial<AdminOrdersQuery>) => {
    const scope = await adminFilter(shop.db, query as AdminOrderFilters)
    const page = adminOrdersPage(shop.db, { size: 20, sort: 'newest', ...query }, scope)
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${page}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const place = (value: string) =>
    Buffer.from(JSON.stringify([value, '01890000-0000-7000-8000-000000000001'])).toString('base64url')
  const deep = place('2026-11-20 00:00:00+00')

  testOnOneServer.each<[string, Partial<AdminOrdersQuery>, string]>([
    ['newest', { after: deep }, 'Index Scan using orders_by_time'],
    ['newest, back', { before: deep }, 'Index Scan Backward using orders_by_time'],
    ['oldest', { sort: 'oldest', after: deep }, 'Index Scan Backward using orders_by_time'],
    ['highest total', { sort: 'total-high', after: place('9000') }, 'Index Scan Backward using orders_by_total'],
    ['lowest total', { sort: 'total-low', after: place('9000') }, 'Index Scan using orders_by_total'],
    ['a status', { status: 'Pending', after: deep }, 'Index Scan using orders_by_status'],
    ['a payment method', { payment: 'check_payments', after: deep }, 'Index Scan using orders_by_payment'],
    ['a coupon', { coupon: 'MANY', after: deep }, 'Index Scan using orders_by_coupon'],
    ['what is left to pay', { paid: 'none', after: deep }, 'Index Scan using orders_by_paid_state'],
    ['a period', { from: '2026-11-01', to: '2026-11-20', after: deep }, 'Index Scan using orders_by_time'],
  ])('a deep page by %s reads its rows alone from an index', async (_, query, index) => {
    const text = await plan(query)
    expect(text).toContain(index)
    expect(text).not.toMatch(/Sort|Filter|Seq Scan/)
  })

  testOnOneServer.each<[string, Partial<AdminOrdersQuery>]>([
    ['a seller', { seller }],
    ['the shop itself', { seller: 'shop' }],
    ['waiting returns', { returns: 'waiting' }],
    ['accepted returns of a period', { acceptedFrom: '2026-11-01', acceptedTo: '2026-11-20' }],
    ['requested returns', { status: 'Return requested' }],
    ['a person', { person: 'u7' }],
    ['an SKU', { search: 'MANY-7' }],
    ['a tracking number', { search: '1Z999AA1X' }],
    ['two filters', { status: 'Delivered', paid: 'paid' }],
  ])('a page by %s never reads all orders', async (_, query) => {
    expect(await plan(query)).not.toMatch(/Seq Scan on (?:orders|order_lines)/)
  })

  test('a search reads the index of words, and many are estimated', async () => {
    const { data, count, countIsExact } = await list('search=mail777@many&size=5')
    expect(data.map(({ email }) => email)).toContain('mail777@many.example')
    expect([data.length, count, countIsExact]).toEqual([5, 11, true])
    const all = await list('search=many&size=5')
    expect([all.data.length, all.countIsExact]).toEqual([5, false])
    expect([all.count, all.countIsLeast]).toEqual([MOST_FOUND, true])
  })

  test('few orders are counted exactly, and a return that waits is found among all', async () => {
    expect(await list('status=Pending&search=many')).toMatchObject({ count: MANY / RARE, countIsExact: true })
    expect(await list(`seller=${seller}`)).toMatchObject({ count: MANY / RARE, countIsExact: true })
    const [row] = await shop.db
      .select()
      .from(orders)
      .where(and(eq(orders.orderNumber, 'S-9-8')))
      .limit(1)
    const [line] = await shop.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, row?.id ?? ''))
      .limit(1)
    await shop.db.insert(orderReturns).values({
      ...{ userId: row?.userId ?? '', orderId: row?.id ?? '', id: line?.productId ?? '', state: 'requested' },
      ...{ reason: '', lines: [], valueCents: 1, requestedAt: new Date() },
    })
    expect(ids(await list('returns=waiting&search=S-9-8'))).toEqual([row?.id])
  })
})
