import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import { lockOpenAccount } from '../account-access/lock-open-account'
import { accountEvents } from '../account-access/table'
import { alertConfirmations, alertUnsubscribes, productAlerts } from '../alerts/table'
import { contactAnswers, contactMessages } from '../contact/table'
import { couponUses } from '../coupons/table'
import { mailOutbox } from '../mail/table'
import { orders } from '../orders/table'
import { products } from '../products/table'
import { reports } from '../reports/table'
import { savedViews } from '../saved-views/table'
import { sellerEvents, sellers } from '../sellers/table'
import { addSeller } from '../testing/add-seller'
import { applyToSell } from '../testing/apply-to-sell'
import { addTwoSellers, placeMixedOrder, sellerCalls } from '../testing/mixed-order'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { untilWaiting } from '../testing/until-one-waits'
import { uploads } from '../uploads/table'
import { deletionSteps, keepsId } from './deletion-steps'
import { exportParts, notExported } from './export-parts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await openTestShop()
  const [product] = await stock(shop, newProduct({ stock: 100 }))
  productId = product?.id ?? ''
})
afterAll(() => shop.close())

const ACCOUNT = '/api/v1/user/account'
const EXPORT = '/api/v1/user/export'
const remove = (token: string) => call(shop.app, 'DELETE', ACCOUNT, { token })
const post = async (token: string, path: string, body: object) => {
  const answer = await call(shop.app, 'POST', `/api/v1${path}`, { token, body })
  if (answer.statusCode > 201) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const domains = join(__dirname, '..')
const tables = readdirSync(domains)
  .map((domain) => join(domains, domain, 'table.ts'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.values(jest.requireActual<object>(file)))
  .filter((one): one is PgTable => is(one, PgTable))
  .map((table) => getTableConfig(table))

/** Columns with an account's id, an e-mail address or a person's texts. */
const PERSONAL = /^(uid|user_?id|owner_?id|actor_?id|reporter_?id|email|recipient|author)$/i

/** Creates data about the account `uid` in every table that can have some; the order is delivered. */
async function live(uid: string): Promise<void> {
  const { db } = shop
  const email = `${uid}@shop.example`
  const at = new Date()
  const address = {
    ...{ name: `Name ${uid}`, phone: '01712345678', street: `Street of ${uid}`, district: 'D', subDistrict: 'S' },
    ...{ country: 'Bangladesh', postalCode: '1205' },
  }
  await post(uid, '/user/register', { name: `Name ${uid}`, email })
  await call(shop.app, 'PATCH', `/api/v1/user/update-user?email=${email}`, { token: uid, body: { city: 'Sylhet' } })
  await post(uid, '/user/addresses', address)
  const orderId = await placeTestOrder(shop.app, uid, { productId })
  const order = orderCalls(shop)
  await order.move(orderId, 'Confirmed')
  const tracking = { carrier: 'Post', number: `Number of ${uid}` }
  await order.admin(orderId, 'status', { status: 'Shipped', tracking })
  const [parcel] = (await order.read(orderId, uid)).parcels
  await order.admin(orderId, `parcels/${parcel._id}/tracking`, { ...tracking, carrier: 'Other post' })
  await order.move(orderId, 'Delivered')
  const own = `Street of ${uid}`
  await db
    .update(orders)
    .set({ street: own, district: own, subDistrict: own, postalCode: own, phone: own, orderNotes: own })
    .where(eq(orders.id, orderId))
  const changedAt = at.toISOString()
  await post(uid, '/shop/saved', {
    cart: [{ productId, quantity: 1, changedAt }],
    wishlist: [{ productId, saved: true, changedAt }],
    merge: uuidv7(),
  })
  await post(uid, `/shop/products/${productId}/reviews`, { stars: 5, title: 'Good', text: 'I like it.' })
  const question = await post(uid, `/shop/products/${productId}/questions`, { text: 'Is it good?' })
  await post(uid, `/shop/products/${productId}/questions/${question.data._id}/answers`, { text: 'It is.' })
  const nobody = '00000000-0000-0000-0000-000000000000'
  const alert = { productId, variantId: nobody, kind: 'restock', email, details: '', createdAt: at }
  await db.insert(productAlerts).values(alert)
  await db.insert(alertConfirmations).values({ ...alert, kind: 'release', tokenHash: `c-${uid}` })
  await db.insert(alertUnsubscribes).values({ tokenHash: `u-${uid}`, email, createdAt: at })
  const messageId = uuidv7()
  await db.insert(contactMessages).values({
    ...{ id: messageId, name: `Name ${uid}`, email, topic: 'order', message: 'Where is it?', createdAt: at },
  })
  const answer = { id: uuidv7(), messageId, actorId: uid, text: `It is with ${uid}.`, mailId: uuidv7(), createdAt: at }
  await db.insert(contactAnswers).values(answer)
  await db.insert(couponUses).values({ userId: uid, code: 'WELCOME', used: 1 })
  await db.insert(reports).values({
    ...{ productId, kind: 'review', contentId: uuidv7(), reporterId: uid, reason: 'spam', createdAt: at },
  })
  await db
    .insert(savedViews)
    .values({ userId: uid, id: uuidv7(), list: 'orders', name: 'Mine', query: '', createdAt: at })
  await db.insert(accountEvents).values({ uid, id: uuidv7(), kind: 'signed-out', actorId: uid, at })
  const image = Buffer.from(uid)
  await db.insert(uploads).values({ key: `u1-${uid}`, ownerId: uid, image, width: 300, height: 300, createdAt: at })
}

/** A shop of the account with a product and a payout method. */
async function sell(uid: string): Promise<string> {
  const seller = await addSeller(shop, uid, { lastName: `Name ${uid}`, logo: `u1-${uid}` })
  const picture = { image: Buffer.from('goods'), width: 300, height: 300, createdAt: new Date() }
  const keys = ['former', 'goods'].map((name) => `u1-${uid}-${name}`)
  await shop.db.insert(uploads).values(keys.map((key) => ({ key, ownerId: uid, ...picture })))
  const [goods] = await stock(shop, newProduct({ sellerId: seller.id, images: [`u1-${uid}-former`] }))
  const order = orderCalls(shop)
  const sold = await placeTestOrder(shop.app, 'buyer', { productId: goods?.id ?? '' })
  await order.move(sold, 'Confirmed', 'Shipped', 'Delivered')
  // The order keeps the picture that the product had.
  await shop.db
    .update(products)
    .set({ images: [`u1-${uid}-goods`] })
    .where(eq(products.sellerId, seller.id))
  const event = { kind: 'applied', actor: 'seller', actorId: uid, at: new Date() }
  await shop.db.insert(sellerEvents).values({ sellerId: seller.id, id: uuidv7(), ...event })
  await post(uid, '/seller/payouts', { holder: `Name ${uid}`, bank: 'Lake Bank', accountNumber: '987654321000' })
  return seller.id
}

/** The tables that contain a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await shop.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where position(${text} in t::text) > 0 limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

const listed = (parts: readonly { tables: readonly string[] }[]) => parts.flatMap((part) => part.tables)

test.each(tables.map((table) => [table.name, table] as const))(
  'what %s keeps about a person is exported and deleted, or a reason is given',
  (name, { columns }) => {
    if (!columns.some((column) => PERSONAL.test(column.name))) return
    expect([...listed(exportParts), ...Object.keys(notExported)]).toContain(name)
    expect([...listed(deletionSteps), ...Object.keys(keepsId)]).toContain(name)
  },
)

test('a person downloads everything that the shop keeps about them, and nothing of others', async () => {
  await live('ada')
  await sell('ada')
  await live('eve')
  const answer = await call(shop.app, 'GET', EXPORT, { token: 'ada' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="superium-\d{4}-\d\d-\d\d\.json"$/)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const file = answer.json()
  const empty = exportParts.map(({ name }) => name).filter((name) => !(file[name]?.length > 0))
  expect(empty).toEqual([])
  expect(file.record[0]).toMatchObject({ name: 'Name ada', city: 'Sylhet' })
  expect(file.orders[0]).toMatchObject({ email: 'ada@shop.example', products: [{ quantity: 1 }] })
  expect(file.payoutMethods[0]).toMatchObject({ lastFour: '1000', accountNumber: '987654321000' })
  expect(answer.body).not.toMatch(/\beve\b/)
})

test('an account whose address is not verified gets no data that is kept under the address', async () => {
  const email = 'unverified-bob@shop.example'
  await post('unverified-bob', '/user/register', { name: 'Bob', email })
  const message = { name: 'Bob', email, topic: 'order', message: 'Hello?', createdAt: new Date() }
  await shop.db.insert(contactMessages).values({ id: uuidv7(), ...message })
  const file = (await call(shop.app, 'GET', EXPORT, { token: 'unverified-bob' })).json()
  expect(file.record).toHaveLength(1)
  expect([file.alerts, file.alertsToConfirm, file.contactMessages]).toEqual([[], [], []])
})

test('an account downloads its data once at a time, and does not keep others from theirs', async () => {
  const exported = async (token: string) => (await call(shop.app, 'GET', EXPORT, { token })).statusCode
  const [first, second, other] = await Promise.all([exported('twice'), exported('twice'), exported('once')])
  expect([first, second, other]).toEqual([200, 429, 200])
  expect(await exported('twice')).toBe(200)
})

test('a stranger downloads and deletes nothing', async () => {
  expect((await call(shop.app, 'GET', EXPORT)).statusCode).toBe(401)
  expect((await call(shop.app, 'DELETE', ACCOUNT)).statusCode).toBe(401)
})

test('a deleted account leaves its orders and texts without the person, and nothing else', async () => {
  await live('dora')
  const sellerId = await sell('dora')
  const [sold] = await shop.db.select().from(products).where(eq(products.sellerId, sellerId))
  expect((await remove('dora')).statusCode).toBe(200)
  for (const text of ['Name dora', 'Street of dora', 'Number of dora']) expect(await tablesWith(text)).toEqual([])
  expect(await tablesWith('dora@shop.example')).toEqual(['mail_outbox', 'rate_limits'])
  const [mail, ...more] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'dora@shop.example'))
  expect(mail).toMatchObject({ subject: 'Your account is deleted' })
  expect(more).toEqual([])
  const withId = (await tablesWith('dora')).filter((name) => !(name in keepsId))
  expect(withId).toEqual(['mail_outbox', 'products', 'uploads'])
  const [order] = await shop.db.select().from(orders).where(eq(orders.userId, 'dora'))
  expect(order).toMatchObject({ name: 'Deleted account', email: '', street: '', country: 'C' })
  const reviews = (await call(shop.app, 'GET', `/api/v1/shop/products/${productId}/reviews`)).body
  expect(reviews).toContain('Deleted account')
  const [closed] = await shop.db.select().from(sellers).where(eq(sellers.id, sellerId))
  expect(closed).toMatchObject({ state: 'suspended', firstName: '', email: '', logo: '' })
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${sold?.id}`)).statusCode).toBe(404)
  const pictures = await shop.db.select({ key: uploads.key, ownerId: uploads.ownerId }).from(uploads)
  // Orders still show the pictures of the purchased products.
  expect(pictures.filter(({ key }) => key.startsWith('u1-dora'))).toEqual([
    { key: 'u1-dora-former', ownerId: '' },
    { key: 'u1-dora-goods', ownerId: '' },
  ])
})

test('a report outlives the account of its reporter without the person until it is settled', async () => {
  const { db } = shop
  const reported = { productId, kind: 'review', reason: 'spam', createdAt: new Date() }
  const open = { ...reported, contentId: uuidv7() }
  const settled = { ...reported, contentId: uuidv7(), settledAt: new Date() }
  const people = ['jo', 'kai']
  await db
    .insert(reports)
    .values(people.flatMap((reporterId) => [open, settled].map((one) => ({ ...one, reporterId }))))
  for (const uid of people) expect((await remove(uid)).statusCode).toBe(200)
  const kept = (contentId: string) => db.select().from(reports).where(eq(reports.contentId, contentId))
  expect(await kept(settled.contentId)).toEqual([])
  const reporters = (await kept(open.contentId)).map(({ reporterId }) => reporterId)
  expect(reporters).toEqual([
    expect.stringMatching(/^deleted [\w-]{36}$/),
    expect.stringMatching(/^deleted [\w-]{36}$/),
  ])
  expect(new Set(reporters).size).toBe(2)
})

test('a deleted account is refused from then on', async () => {
  await live('finn')
  await remove('finn')
  expect((await remove('finn')).statusCode).toBe(401)
  expect((await call(shop.app, 'GET', EXPORT, { token: 'finn' })).statusCode).toBe(401)
})

test('an account with an order under way cannot be deleted, and keeps everything', async () => {
  await live('gus')
  await placeTestOrder(shop.app, 'gus', { productId })
  const answer = await remove('gus')
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toMatch(/^Order #\S+ is still under way\. Cancel it/)
  await placeTestOrder(shop.app, 'gus', { productId })
  expect((await remove('gus')).json().message).toMatch(/^Orders #\S+ and #\S+ are still under way\. Cancel them/)
  const { orders: open, sales } = (await call(shop.app, 'GET', `${ACCOUNT}/deletion`, { token: 'gus' })).json().data
  expect(open).toEqual(Array(2).fill({ _id: expect.any(String), orderNumber: expect.any(String) }))
  expect(sales).toEqual([])
  expect(await tablesWith('Street of gus')).toEqual(['addresses', 'orders'])
})

test('a seller who still has to ship, deliver or take back products cannot delete the account', async () => {
  const sellers = await addTwoSellers(shop)
  const seller = sellerCalls(shop)
  const order = orderCalls(shop)
  const { id } = await placeMixedOrder(shop, sellers, 'ivy')
  const refused = async () => {
    const answer = await remove('seller-lake')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toMatch(/^Your shop still has to complete order #/)
  }
  await refused()
  const preview = await call(shop.app, 'GET', `${ACCOUNT}/deletion`, { token: 'seller-lake' })
  expect(preview.json().data).toEqual({ orders: [], sales: [{ _id: id, orderNumber: expect.any(String) }] })
  await order.admin(id, 'paid', {})
  await order.move(id, 'Confirmed')
  const sent = (await seller.send('seller-lake', id, 'parcels')).json().data
  await refused()
  await seller.send('seller-lake', id, `parcels/${sent.parcels[0]._id}/delivered`)
  await order.move(id, 'Shipped', 'Delivered')
  const lines = [{ lineNumber: 1, quantity: 1 }]
  expect((await order.buyer(id, 'return', { reason: 'Too small', lines }, 'ivy')).statusCode).toBe(200)
  await refused()
  // The other seller's open work does not count.
  expect((await remove('seller-hill')).statusCode).toBe(200)
})

test('an order that is placed while its seller deletes the account keeps the account', async () => {
  const seller = await addSeller(shop, 'hana')
  const [goods] = await stock(shop, newProduct({ sellerId: seller.id, stock: 10 }))
  const productId = goods?.id ?? ''
  const answer = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from products where id = ${productId} for update`)
    const order = placeTestOrder(shop.app, 'ivy', { productId })
    await untilWaiting(shop.db, 1)
    // The deletion waits for the product behind the order, which it cannot see yet.
    const deletion = remove('hana')
    await untilWaiting(shop.db, 2)
    return { order, deletion }
  })
  await answer.order
  expect((await answer.deletion).statusCode).toBe(409)
})

test('an application that arrives while its account is deleted is refused, and leaves nothing', async () => {
  const answers = await shop.db.transaction(async (tx) => {
    await lockOpenAccount(tx, 'kim')
    const deletion = remove('kim')
    await untilWaiting(shop.db, 1)
    const application = applyToSell(shop, 'kim')
    await untilWaiting(shop.db, 2)
    return { deletion, application }
  })
  expect((await answers.deletion).statusCode).toBe(200)
  expect((await answers.application).statusCode).toBe(401)
  expect(await shop.db.select().from(sellers).where(eq(sellers.userId, 'kim'))).toEqual([])
})
