import { eq, sql } from 'drizzle-orm'
import { orderLines } from '../orders/table'
import { sellers as sellerTable } from '../sellers/table'
import { addTwoSellers, placeMixedOrder, sellerCalls } from '../testing/mixed-order'
import { testOnOneServer } from '../testing/on-cluster'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { sellerOrders } from './find-seller-orders'
import { sellerOrderStates } from './schema'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>
let sellers: Awaited<ReturnType<typeof addTwoSellers>>
let by: ReturnType<typeof sellerCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
  sellers = await addTwoSellers(shop)
  by = sellerCalls(shop)
})
afterAll(() => shop.close())

const idsOf = (answer: { json(): { data: { _id: string }[] } }) => answer.json().data.map(({ _id }) => _id)

test('a seller sees own lines and where they go, and nothing else of the order', async () => {
  const { id } = await placeMixedOrder(shop, sellers)
  const waiting = (await by.read('seller-lake', id)).json().data
  expect(waiting).toMatchObject({ state: 'waiting', lines: [{ lineNumber: 1, toShip: 3 }] })
  expect(waiting).not.toHaveProperty('delivery')
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  await orderOf.admin(id, 'parcels', { lines: [{ lineNumber: 0, quantity: 2 }] })
  const order = await orderOf.read(id)
  const { data } = (await by.read('seller-lake', id)).json()
  const line = order.products[1]
  expect(data).toEqual({
    _id: id,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    state: 'to-ship',
    mayShip: true,
    cashOnDelivery: false,
    delivery: {
      ...{ name: 'ada', phone: '01700000000', street: '', subDistrict: 'S', district: 'D', postalCode: '1205' },
      ...{ country: 'C', notes: 'n' },
    },
    lines: [
      {
        ...{ lineNumber: 1, productId: line.productId, name: line.name, image: line.image, sku: line.sku },
        ...{ price: 20, quantity: 3, cancelled: 0, returned: 0, shipped: 0, toShip: 3, total: 60 },
      },
    ],
    subtotal: 60,
    parcels: [],
    returns: [],
  })
  expect((await by.list('seller-lake')).json().data[0]).toEqual(data)
})

test('an order without a line of the seller is a 404, like one that does not exist', async () => {
  const { id } = await orderOf.place([{ cents: 500, quantity: 1 }])
  for (const unknown of [id, '01900000-0000-7000-8000-0000000000ff']) {
    expect((await by.read('seller-lake', unknown)).statusCode).toBe(404)
    expect((await by.send('seller-lake', unknown, 'parcels')).statusCode).toBe(404)
  }
  expect((await by.read('seller-lake', 'x')).statusCode).toBe(400)
})

test('orders are listed newest first in pages, by what is to be done, and found by number and own product', async () => {
  const made: string[] = []
  for (const _ of [1, 2, 3, 4]) made.push((await placeMixedOrder(shop, sellers, 'lists')).id)
  const [waiting, ready, shipped, cancelled] = made as [string, string, string, string]
  for (const id of [ready, shipped]) {
    await orderOf.admin(id, 'paid', {})
    await orderOf.move(id, 'Confirmed')
  }
  await by.send('seller-hill', shipped, 'parcels')
  await orderOf.buyer(cancelled, 'cancel', {}, 'lists')

  const all = await by.list('seller-hill', 'size=4')
  expect(idsOf(all)).toEqual([cancelled, shipped, ready, waiting])
  expect(all.json().data.map(({ state }: { state: string }) => state)).toEqual([
    'cancelled',
    'shipped',
    'to-ship',
    'waiting',
  ])
  expect(all.json().data[0]).not.toHaveProperty('delivery')
  const { count } = all.json()
  expect(idsOf(await by.list('seller-hill', 'size=2&page=1'))).toEqual([ready, waiting])
  expect((await by.list('seller-hill', 'size=2&page=1')).json().count).toBe(count)
  expect(idsOf(await by.list('seller-hill', 'status=shipped'))).toEqual([shipped])
  const toShip = idsOf(await by.list('seller-hill', 'status=to-ship&size=100'))
  expect(toShip).toContain(ready)
  for (const id of [waiting, shipped, cancelled]) expect(toShip).not.toContain(id)

  const { orderNumber, products } = await orderOf.read(ready, 'lists')
  const found = async (search: string) =>
    (await by.list('seller-hill', `search=${encodeURIComponent(search)}&size=100`)).json()
  expect(await found(orderNumber.slice(2).toLowerCase())).toMatchObject({ count: 1, data: [{ _id: ready }] })
  for (const typed of [`#${orderNumber}`, `# ${orderNumber.slice(0, 13)}`, orderNumber.replaceAll('-', ' ')])
    expect([typed, await found(typed)]).toMatchObject([typed, { data: [{ _id: ready }] }])
  expect(await found('#')).toMatchObject({ count: 0 })
  expect(await found(products[2].name)).toMatchObject({ count: 1 })
  for (const foreign of [products[1].name, '%', "'; drop table orders; --"])
    expect(await found(foreign)).toMatchObject({ count: 0, data: [] })
  expect((await by.list('seller-hill', 'search=%00')).json()).toMatchObject({ status: 'error', field: 'search' })
  expect((await by.list('seller-hill', 'status=lost')).json().field).toBe('status')
  expect((await by.list('seller-hill', 'size=101')).json().field).toBe('size')
})

test('orders are listed by each state that they can have', async () => {
  const place = async (...steps: string[]) => {
    const { id } = await placeMixedOrder(shop, sellers, 'states')
    await orderOf.admin(id, 'paid', {})
    await orderOf.move(id, ...steps)
    return id
  }
  const old = await place('Cancelled')
  await shop.db.update(orderLines).set({ cancelled: 0 }).where(eq(orderLines.orderId, old))
  const send = async (id: string) => (await by.send('seller-hill', id, 'parcels')).json().data.parcels[0]._id
  const deliver = async (id: string) => by.send('seller-hill', id, `parcels/${await send(id)}/delivered`)
  const askBack = async (id: string) =>
    (await orderOf.buyer(id, 'return', { reason: 'Too big', lines: [{ lineNumber: 2, quantity: 1 }] }, 'states')).json()
      .data.returns[0]._id
  for (const step of [[], ['Confirmed'], ['Cancelled']]) await place(...step)
  const [shipped, delivered, asked, returned, cut] = [
    await place('Confirmed'),
    await place('Confirmed'),
    await place('Confirmed'),
    await place('Confirmed'),
    await place('Confirmed'),
  ]
  await send(shipped)
  for (const id of [delivered, asked, returned]) await deliver(id)
  await askBack(asked)
  await by.send('seller-hill', returned, `returns/${await askBack(returned)}`, { accept: true })
  await orderOf.buyer(cut, 'cancel', { lines: [{ lineNumber: 2, quantity: 1 }] }, 'states')
  const all = (await by.list('seller-hill', 'size=100')).json().data as { _id: string; state: string }[]
  expect(new Set(all.map(({ state }) => state)).size).toBe(sellerOrderStates.length)
  for (const state of sellerOrderStates) {
    const found = (await by.list('seller-hill', `status=${state}&size=100`)).json()
    const ids = all.filter((one) => one.state === state).map(({ _id }) => _id)
    expect([state, found.data.map(({ _id }: { _id: string }) => _id), found.count]).toEqual([state, ids, ids.length])
  }
})

test('an order is found by the SKU of an own line, and by the tracking number of an own parcel', async () => {
  const { id } = await placeMixedOrder(shop, sellers, 'codes')
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  const tracking = { carrier: 'UPS', trackingNumber: '1Z 999 BB2X' }
  expect((await by.send('seller-hill', id, 'parcels', tracking)).statusCode).toBe(200)
  const [, lakes, hills] = (await orderOf.read(id, 'codes')).products
  const found = async (token: string, search: string) =>
    idsOf(await by.list(token, `search=${encodeURIComponent(search)}`))
  for (const typed of [hills.sku, hills.sku.slice(1).toLowerCase(), '1Z999-bb2x'])
    expect([typed, await found('seller-hill', typed)]).toEqual([typed, [id]])
  expect(await found('seller-lake', lakes.sku.replace('-', '\u2011'))).toEqual([id])
  for (const foreign of [hills.sku, '1Z999BB2X']) expect(await found('seller-lake', foreign)).toEqual([])
})

test('a search for one product of an order does not make the order shipped before all are', async () => {
  const [mug, bowl] = await stock(
    shop,
    newProduct({ sellerId: sellers.hill.id, name: 'Speckled mug', stock: 10 }),
    newProduct({ sellerId: sellers.hill.id, name: 'Speckled bowl', stock: 10 }),
  )
  const id = await placeTestOrder(shop.app, 'ada', { productId: mug?.id ?? '' }, { productId: bowl?.id ?? '' })
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  const shipped = async () => idsOf(await by.list('seller-hill', 'status=shipped&search=%20speckled%20mug%20'))
  await by.send('seller-hill', id, 'parcels', { lines: [{ lineNumber: 0, quantity: 1 }] })
  expect(await shipped()).toEqual([])
  await by.send('seller-hill', id, 'parcels')
  expect(await shipped()).toEqual([id])
})

test('only an approved seller gets in, and a suspended one is out at once', async () => {
  const { id } = await placeMixedOrder(shop, sellers)
  const paths = ['', `/${id}`]
  const status = async (token: string | undefined, path: string) =>
    (await call(shop.app, 'GET', `/api/v1/seller/orders${path}`, token ? { token } : {})).statusCode
  for (const path of paths) {
    expect(await status(undefined, path)).toBe(401)
    for (const token of ['ada', 'admin', 'seller-without-shop']) expect(await status(token, path)).toBe(403)
    expect(await status('seller-hill', path)).toBe(200)
  }
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  await shop.db.update(sellerTable).set({ state: 'suspended' }).where(eq(sellerTable.id, sellers.hill.id))
  for (const path of paths) expect(await status('seller-hill', path)).toBe(403)
  expect((await by.send('seller-hill', id, 'parcels')).statusCode).toBe(403)
  expect((await orderOf.read(id)).products[2].seller).toMatchObject({ name: 'Hill Goods', open: false })
  // The administrator ships for a suspended shop.
  expect((await orderOf.admin(id, 'parcels', { lines: [{ lineNumber: 2, quantity: 1 }] })).statusCode).toBe(200)
  await shop.db.update(sellerTable).set({ state: 'approved' }).where(eq(sellerTable.id, sellers.hill.id))
})

testOnOneServer('lists are read by the index of the seller’s lines', async () => {
  await shop.db.execute(sql`
    insert into order_lines (user_id, order_id, line_number, product_id, seller_id, name, image, price_cents, quantity, shipped)
    select 'u' || n, gen_random_uuid(), 0, gen_random_uuid(), case when n % 50 = 0 then ${sellers.lake.id}::uuid end,
      'Mug', '', 100, 1, case when n % 1000 = 0 then 0 else 1 end
    from generate_series(1, 20000) n`)
  await shop.db.execute(sql`analyze order_lines`)
  const plan = async (filter: Parameters<typeof sellerOrders>[1]) => {
    const query = sql`explain ${sellerOrders(sellers.lake.id, filter)} order by order_lines.order_id desc limit 20`
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(query)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const sent = ['shipped', 'delivered', 'returned'] as const
  for (const status of ['all', 'cancelled', ...sent] as const) {
    const steps = await plan({ status })
    expect(steps).toContain('order_lines_by_seller')
    expect(steps).not.toContain('Seq Scan on order_lines')
  }
  for (const status of sent) expect(await plan({ status })).not.toMatch(/ on orders\b/)
  expect(await plan({ status: 'all', search: 'mug' })).toContain('order_lines_by_seller')
  for (const status of ['to-ship', 'waiting'] as const) expect(await plan({ status })).toContain('order_lines_to_ship')
})

test('a seller cannot flood a buyer with corrections of a parcel: the sixth is refused, and no e-mail is sent', async () => {
  const { id } = await placeMixedOrder(shop, sellers, 'flooded')
  await orderOf.admin(id, 'paid', {})
  await orderOf.move(id, 'Confirmed')
  const sent = await by.send('seller-lake', id, 'parcels', { carrier: 'Post', trackingNumber: '0' })
  const [parcel] = sent.json().data.parcels
  const answers = []
  for (let n = 1; n <= 7; n += 1) {
    const tracking = { carrier: 'Post', trackingNumber: `${n}` }
    answers.push((await by.send('seller-lake', id, `parcels/${parcel._id}/tracking`, tracking)).statusCode)
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 409, 409])
  const told = (await orderOf.read(id, 'flooded')).timeline.filter(({ kind }: { kind: string }) => kind === 'tracking')
  expect(told).toHaveLength(5)
  // An administrator still can.
  const tracking = { carrier: 'Post', number: '8' }
  expect((await orderOf.admin(id, `parcels/${parcel._id}/tracking`, tracking)).statusCode).toBe(200)
})
