import { eq } from 'drizzle-orm'
import { orderLines, orders as orderTable } from '../orders/table'
import { sellerEvents } from '../sellers/table'
import { addSeller } from '../testing/add-seller'
import { orderCalls } from '../testing/order-calls'
import { placeDeliveredOrder } from '../testing/place-delivered-order'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { withinOneDay } from '../testing/within-one-day'
import { uploads } from '../uploads/table'

let shop: TestShop
let mine: string
let theirs: string
beforeAll(async () => {
  shop = await openTestShop()
  mine = (await addSeller(shop, 'seller-sol', { shopName: 'Lake Goods' })).id
  theirs = (await addSeller(shop, 'seller-tia', { shopName: 'Tia' })).id
})
beforeEach(withinOneDay)
afterAll(() => shop.close())

const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object, token = 'seller-sol') =>
  call(shop.app, method, `/api/v1/seller${path}`, { token, ...(body && { body }) })
const read = async (path: string, token = 'seller-sol') => (await send('GET', path, undefined, token)).json()

async function product(sellerId: string | null = mine, change = {}): Promise<string> {
  const [row] = await stock(shop, newProduct({ sellerId, stock: 100, priceCents: 1000, ...change }))
  return row?.id ?? ''
}

async function ask(productId: string, text: string): Promise<string> {
  const path = `/api/v1/shop/products/${productId}/questions`
  return (await call(shop.app, 'POST', path, { token: 'ada', body: { text } })).json().data._id
}

const review = async (productId: string, token: string, text: string): Promise<string> => {
  await placeDeliveredOrder(shop, token, { productId })
  const path = `/api/v1/shop/products/${productId}/reviews`
  return (await call(shop.app, 'POST', path, { token, body: { stars: 2, text } })).json().data._id
}

test('the overview counts only own lines, without what was cancelled', async () => {
  const own = await product()
  const foreign = await product(theirs)
  const orders = orderCalls(shop)
  const first = await placeTestOrder(shop.app, 'ada', { productId: own, quantity: 3 }, { productId: foreign })
  const second = await placeTestOrder(shop.app, 'ada', { productId: own, quantity: 2 })
  await orders.buyer(second, 'cancel')
  await orders.move(first, 'Confirmed')
  expect((await read('/overview')).data.toShip).toBe(0)
  const onDelivery = { paymentType: 'cash_on_delivery' }
  await shop.db.update(orderTable).set(onDelivery).where(eq(orderTable.id, first))
  await product(mine, { stock: 5 })
  await ask(own, 'Does it float?')
  await ask(foreign, 'And this?')

  const { data } = await read('/overview')
  expect(data).toMatchObject({ toShip: 1, lowStock: 1, openQuestions: 1, returnsWaiting: 0 })
  expect(data.days).toHaveLength(30)
  expect(data.days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    orders: 1,
    pieces: 3,
    total: 30,
  })
  expect((await read('/overview?days=7')).data.days).toHaveLength(7)
  expect((await send('GET', '/overview?days=1000')).statusCode).toBe(400)
})

test('earnings are what own pieces sold for, paid and not paid yet, without what was cancelled', async () => {
  const { id: shopId } = await addSeller(shop, 'seller-ann', { slug: 'ann', shopName: 'Ann' })
  const earned = async () => (await read('/earnings', 'seller-ann')).data
  expect(await earned()).toEqual({ paid: 0, unpaid: 0 })
  const [own, foreign] = [await product(shopId), await product(theirs)]
  const orders = orderCalls(shop)
  const paid = await placeTestOrder(shop.app, 'ada', { productId: own, quantity: 3 }, { productId: foreign })
  await orders.admin(paid, 'paid', {})
  await orders.buyer(paid, 'cancel', { lines: [{ lineNumber: 0, quantity: 1 }] })
  await placeTestOrder(shop.app, 'ada', { productId: own, quantity: 4 })
  const gone = await placeTestOrder(shop.app, 'ada', { productId: own })
  await orders.buyer(gone, 'cancel')
  expect(await earned()).toEqual({ paid: 20, unpaid: 40 })
  // As in orders that were cancelled before pieces were counted.
  await shop.db.update(orderLines).set({ cancelled: 0 }).where(eq(orderLines.orderId, gone))
  expect(await earned()).toEqual({ paid: 20, unpaid: 40 })
})

test('questions about own products are listed, open ones first; an answer of the seller closes one', async () => {
  const id = await product()
  const before = (await read('/questions?state=open')).count
  const older = await ask(id, 'Older?')
  const newer = await ask(id, 'Newer?')
  await ask(await product(theirs), 'Foreign?')
  const answer = `/api/v1/shop/products/${id}/questions/${newer}/answers`
  expect((await call(shop.app, 'POST', answer, { token: 'seller-sol', body: { text: 'Yes.' } })).statusCode).toBe(201)
  const { data } = await read('/questions?size=100')
  const texts = data.map(({ text }: { text: string }) => text)
  expect(texts).not.toContain('Foreign?')
  expect(texts.indexOf('Older?')).toBeLessThan(texts.indexOf('Newer?'))
  expect(data.find(({ _id }: { _id: string }) => _id === older)).toMatchObject({ open: true, product: { _id: id } })
  expect((await read('/questions?state=open')).count).toBe(before + 1)
})

test('a seller replies to a review of an own product; everyone sees it, and it can be removed', async () => {
  const id = await product()
  const one = await review(id, 'bea', 'Broke at once.')
  const path = `/products/${id}/reviews/${one}/reply`
  expect((await send('PUT', path, { text: 'Mine' }, 'seller-tia')).statusCode).toBe(404)
  expect((await send('PUT', path, { text: ' We send a new one. ' })).statusCode).toBe(200)
  const shown = async () => (await call(shop.app, 'GET', `/api/v1/shop/products/${id}/reviews`)).json().data[0]
  expect(await shown()).toMatchObject({ reply: { text: 'We send a new one.', author: 'Lake Goods' } })
  expect((await read('/reviews?state=open')).data).toEqual([])
  await send('PUT', path, { text: '' })
  expect(await shown()).not.toHaveProperty('reply')
  expect((await read('/reviews')).data).toMatchObject([{ _id: one, product: { _id: id }, reported: false }])
})

test('a text about an own product is reported once, with a reason; an administrator keeps or hides it', async () => {
  const id = await product()
  const question = await ask(id, 'Buy cheaper at evil.example!')
  const kept = await review(id, 'cid', 'Bad.')
  const input = { productId: id, kind: 'question', contentId: question, reason: 'Advertising' }
  expect((await send('POST', '/reports', { ...input, reason: '' })).json().field).toBe('reason')
  expect((await send('POST', '/reports', input, 'seller-tia')).statusCode).toBe(404)
  expect((await send('POST', '/reports', { ...input, kind: 'answer' })).statusCode).toBe(404)
  expect((await send('POST', '/reports', input)).statusCode).toBe(201)
  expect((await send('POST', '/reports', input)).statusCode).toBe(409)
  await send('POST', '/reports', { ...input, kind: 'review', contentId: kept })
  expect((await read('/questions?size=100')).data).toContainEqual(
    expect.objectContaining({ _id: question, reported: true }),
  )

  const admin = (method: 'GET' | 'POST', path: string, body?: object, token = 'admin') =>
    call(shop.app, method, `/api/v1/admin/texts${path}`, { token, ...(body && { body }) })
  expect((await admin('GET', '', undefined, 'seller-sol')).statusCode).toBe(403)
  const list = (await admin('GET', '?state=reported')).json()
  expect(list).toMatchObject({ count: 2, waiting: { reported: 2 } })
  expect(list.data[1]).toMatchObject({
    ...{ text: 'Buy cheaper at evil.example!', author: 'ada', authorId: 'ada' },
    reports: [{ reason: 'Advertising', reporter: 'Lake Goods' }],
  })
  const ofReview = { productId: id, kind: 'review', contentId: kept }
  const ofQuestion = { productId: id, kind: 'question', contentId: question }
  expect((await admin('POST', '/hide', { ...ofQuestion, reason: 'Advertising' })).json().message).toBe('It is hidden.')
  expect((await admin('POST', '/keep', { texts: [ofReview] })).statusCode).toBe(200)
  expect((await admin('GET', '?state=reported')).json().count).toBe(0)
  expect((await call(shop.app, 'GET', `/api/v1/shop/products/${id}/questions`)).json().count).toBe(0)
  expect((await call(shop.app, 'GET', `/api/v1/shop/products/${id}/reviews`)).json().count).toBe(1)

  // A text that was approved can be reported again only after its author has edited it.
  const again = () => send('POST', '/reports', { ...input, kind: 'review', contentId: kept })
  const reported = async () =>
    (await read('/reviews?size=100')).data.find(({ _id }: { _id: string }) => _id === kept).reported
  expect([(await again()).statusCode, await reported()]).toEqual([409, true])
  const change = { token: 'cid', body: { text: 'Bad, see evil.example!' } }
  await call(shop.app, 'PATCH', `/api/v1/shop/products/${id}/reviews/${kept}`, change)
  expect(await reported()).toBe(false)
  expect([(await again()).statusCode, (await again()).statusCode, await reported()]).toEqual([201, 409, true])
  expect((await admin('GET', '?state=reported')).json().data[0]).toMatchObject({
    contentId: kept,
    isNew: true,
    text: 'Bad, see evil.example!',
    stars: 2,
  })
})

test('a seller changes what the shop says of itself, and the change is recorded', async () => {
  expect((await send('PATCH', '/shop', { shopName: 'Other' })).statusCode).toBe(400)
  expect((await send('PATCH', '/shop', { phone: 'abc' })).json().field).toBe('phone')
  const answer = await send('PATCH', '/shop', { about: 'We mend lamps.', phone: '01711111111' })
  expect(answer.json().data).toMatchObject({ about: 'We mend lamps.', phone: '01711111111', shopName: 'Lake Goods' })
  const events = await shop.db.select().from(sellerEvents).where(eq(sellerEvents.sellerId, mine))
  expect(events).toMatchObject([{ kind: 'changed', actor: 'seller', actorId: 'seller-sol' }])
  expect((await read('/shop')).data.about).toBe('We mend lamps.')
  expect((await read('/shop', 'seller-tia')).data.about).toBe('')
})

test('a shop shows only pictures that were uploaded', async () => {
  const key = 'v1-mug-0000-3'
  const logo = `/media/${key}/640.webp`
  expect((await send('PATCH', '/shop', { logo })).json().field).toBe('logo')
  await shop.db.insert(uploads).values({
    ...{ key, ownerId: 'seller-sol', image: Buffer.from('x'), width: 300, height: 300, createdAt: new Date() },
  })
  expect((await send('PATCH', '/shop', { logo })).json().data.logo).toBe(logo)
})
