import { and, eq } from 'drizzle-orm'
import { orders } from '../orders/table'
import { products } from '../products/table'
import { addSeller } from '../testing/add-seller'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { orderCalls } from '../testing/order-calls'
import { placeDeliveredOrder } from '../testing/place-delivered-order'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { untilOneWaits } from '../testing/until-one-waits'
import { users } from '../users/table'
import { abbreviateName } from './abbreviate-name'

let shop: TestShop
let orderOf: ReturnType<typeof orderCalls>

beforeAll(async () => {
  shop = await openTestShop(20)
  orderOf = orderCalls(shop)
})
afterAll(() => shop.close())

async function product(change = {}): Promise<string> {
  const [row] = await stock(shop, newProduct({ stock: 1000, ...change }))
  return row?.id ?? ''
}

const path = (id: string, review = '') => `/api/v1/shop/products/${id}/reviews${review && `/${review}`}`
const write = (id: string, token: string, body: object) => call(shop.app, 'POST', path(id), { token, body })
const mine = async (id: string, token: string) =>
  (await call(shop.app, 'GET', `/api/v1/shop/products/${id}/mine`, { token })).json().data
const read = async (id: string, query = '') => (await call(shop.app, 'GET', `${path(id)}?${query}`)).json()
const ratingOf = async (id: string) => {
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json()
  return { rating: data.rating, reviewCount: data.reviewCount }
}

/** A product with these buyers' stars. */
async function reviewed(...stars: number[]): Promise<string> {
  const id = await product()
  for (const [index, given] of stars.entries()) {
    await placeDeliveredOrder(shop, `buyer${index}`, { productId: id })
    const response = await write(id, `buyer${index}`, { stars: given, text: `Review ${index}` })
    expect(response.statusCode).toBe(201)
  }
  return id
}

test('a buyer’s review is shown with an abbreviated name and sets the rating', async () => {
  await shop.db.insert(users).values({ uid: 'bea', email: 'bea@shop.example', name: 'Bea Buyer' })
  const id = await product()
  expect(await ratingOf(id)).toEqual({ rating: undefined, reviewCount: 0 })
  await placeDeliveredOrder(shop, 'bea', { productId: id })
  const response = await write(id, 'bea', { stars: 4, title: ' Sturdy ', text: 'Two lines\nof praise. ' })
  expect(response.statusCode).toBe(201)
  const { data, message } = response.json()
  expect(message).toBe('Thank you for your review.')
  expect(data).toEqual({
    ...{ _id: expect.any(String), createdAt: expect.any(String) },
    ...{ stars: 4, title: 'Sturdy', text: 'Two lines\nof praise.', author: 'Bea B.', verified: true },
  })
  expect((await read(id)).data).toEqual([data])
  expect(JSON.stringify(await read(id))).not.toContain('bea@')
  expect(await ratingOf(id)).toEqual({ rating: 4, reviewCount: 1 })
})

test('only buyers can review a product, and only once it has been delivered; anonymous callers get 401', async () => {
  const id = await product()
  const refused = await write(id, 'eve', { stars: 1, text: 'Bad' })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().message).toBe('Only buyers of this product can review it.')
  const order = await placeTestOrder(shop.app, 'eve', { productId: id })
  for (const step of ['Confirmed', 'Shipped', 'Delivered']) {
    const early = await write(id, 'eve', { stars: 1, text: 'Bad' })
    expect([early.statusCode, early.json().message]).toEqual([409, 'You can review it once it has been delivered.'])
    expect(await mine(id, 'eve')).toMatchObject({ mayReview: false, mayReviewLater: true, purchases: [] })
    expect((await orderOf.read(order, 'eve')).products).toMatchObject([{ mayReview: false, mayReviewLater: true }])
    await orderOf.move(order, step)
  }
  expect(await mine(id, 'eve')).toMatchObject({ mayReview: true, mayReviewLater: false, purchases: [{ order }] })
  expect((await orderOf.read(order, 'eve')).products).toMatchObject([{ mayReview: true, mayReviewLater: false }])
  expect((await write(id, 'eve', { stars: 1, text: 'Bad' })).statusCode).toBe(201)
  const cancelled = await placeTestOrder(shop.app, 'kim', { productId: id })
  await orderOf.buyer(cancelled, 'cancel', {}, 'kim')
  expect((await write(id, 'kim', { stars: 1, text: 'Bad' })).statusCode).toBe(403)
  expect((await call(shop.app, 'POST', path(id), { body: { stars: 5, text: 'x' } })).statusCode).toBe(401)
})

/** Requests a return of a delivered order; resolves to the path of its decision. */
async function askBack(order: string, token: string, quantity: number): Promise<string> {
  const lines = [{ lineNumber: 0, quantity }]
  const { data } = (await orderOf.buyer(order, 'return', { reason: 'Too big', lines }, token)).json()
  return `returns/${data.returns.at(-1)._id}`
}

test('what is asked back cannot be reviewed; what came back as a whole takes its review along', async () => {
  const id = await product()
  const order = await placeDeliveredOrder(shop, 'bob', { productId: id, quantity: 2 })
  const first = await askBack(order, 'bob', 2)
  const waiting = await write(id, 'bob', { stars: 5, text: 'Good' })
  expect([waiting.statusCode, waiting.json().message]).toEqual([409, 'What goes back cannot be reviewed.'])
  // It may be kept after all.
  expect(await mine(id, 'bob')).toMatchObject({ mayReview: false, mayReviewLater: true })
  expect((await orderOf.read(order, 'bob')).products).toMatchObject([{ mayReview: false, mayReviewLater: true }])
  await orderOf.admin(order, first, { accept: false, note: 'It is used.' })
  expect((await write(id, 'bob', { stars: 5, text: 'Good' })).statusCode).toBe(201)
  await orderOf.admin(order, await askBack(order, 'bob', 1), { accept: true })
  expect(await ratingOf(id)).toEqual({ rating: 5, reviewCount: 1 })
  await orderOf.admin(order, await askBack(order, 'bob', 1), { accept: true })
  expect(await ratingOf(id)).toEqual({ rating: undefined, reviewCount: 0 })
  expect((await write(id, 'bob', { stars: 5, text: 'Good' })).statusCode).toBe(409)
})

test('no review stays of orders that go back while it is written', async () => {
  const id = await product()
  const buyers = Array.from({ length: 12 }, (_, index) => `racer${index}`)
  const decisions = await Promise.all(
    buyers.map(async (token) => {
      const order = await placeDeliveredOrder(shop, token, { productId: id })
      return { token, order, asked: buyers.indexOf(token) % 2 ? '' : await askBack(order, token, 1) }
    }),
  )
  // Half of the returns are requested during the race.
  await Promise.all(
    decisions.flatMap(({ token, order, asked }) => [
      write(id, token, { stars: 5, text: 'Quick' }),
      (async () => orderOf.admin(order, asked || (await askBack(order, token, 1)), { accept: true }))(),
      write(id, token, { stars: 5, text: 'Quick' }),
    ]),
  )
  expect((await read(id)).data).toEqual([])
  expect(await ratingOf(id)).toEqual({ rating: undefined, reviewCount: 0 })
})

test('a review waits for a change of its order that came first, and is then refused', async () => {
  const id = await product()
  const order = await placeDeliveredOrder(shop, 'wim', { productId: id })
  let written: ReturnType<typeof write> | undefined
  await shop.db.transaction(async (tx) => {
    const bought = and(eq(orders.userId, 'wim'), eq(orders.id, order))
    await tx.select().from(orders).where(bought).for('update')
    written = write(id, 'wim', { stars: 5, text: 'Quick' })
    void written.then(() => {})
    await untilOneWaits(shop.db)
    await tx.update(orders).set({ status: 'Returned' }).where(bought)
  })
  expect((await written)?.statusCode).toBe(409)
  expect((await read(id)).data).toEqual([])
})

test('sellers do not review their own products, even when they had bought one before', async () => {
  const own = await addSeller(shop, 'sol')
  const id = await product()
  for (const token of ['sol', 'bob']) await placeDeliveredOrder(shop, token, { productId: id })
  await shop.db.update(products).set({ sellerId: own.id }).where(eq(products.id, id))
  expect((await write(id, 'sol', { stars: 5, text: 'Best' })).statusCode).toBe(403)
  expect((await write(id, 'bob', { stars: 4, text: 'Good' })).statusCode).toBe(201)
})

test('each order line takes one review, even of 20 concurrent ones; a review can name its order', async () => {
  const id = await product()
  const first = await placeDeliveredOrder(shop, 'ada', { productId: id })
  const codes = (await Promise.all(Array.from({ length: 20 }, () => write(id, 'ada', { stars: 5, text: 'Once' })))).map(
    ({ statusCode }) => statusCode,
  )
  expect(codes.filter((code) => code === 201)).toHaveLength(1)
  expect(codes.filter((code) => code === 409)).toHaveLength(19)
  expect(await ratingOf(id)).toEqual({ rating: 5, reviewCount: 1 })
  const second = await placeDeliveredOrder(shop, 'ada', { productId: id })
  expect((await write(id, 'ada', { stars: 1, text: 'Again', order: first })).statusCode).toBe(409)
  expect((await write(id, 'ada', { stars: 1, text: 'Again', order: second })).statusCode).toBe(201)
  expect(await ratingOf(id)).toEqual({ rating: 3, reviewCount: 2 })
})

test('concurrent new, changed and deleted reviews keep the rating right', async () => {
  const id = await reviewed(5, 5, 5, 5, 5, 5)
  const { data } = await read(id, 'size=100&sort=oldest')
  await Promise.all(
    data.map(({ _id }: { _id: string }, index: number) =>
      index < 3
        ? call(shop.app, 'PATCH', path(id, _id), { token: `buyer${index}`, body: { stars: 1 } })
        : call(shop.app, 'DELETE', path(id, _id), { token: `buyer${index}` }),
    ),
  )
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  expect(row).toMatchObject({ ratingTotal: 3, ratingCount: 3 })
  const after = await read(id)
  expect(after.summary).toMatchObject({ rating: 1, reviewCount: 3 })
  expect(after.data[0]).toMatchObject({ text: 'Review 2', stars: 1, editedAt: expect.any(String) })
})

test('reviews are sorted, filtered by stars and paged, with their distribution', async () => {
  const id = await reviewed(5, 2, 4, 5)
  const { summary, count } = await read(id, 'stars=5&size=1')
  expect(count).toBe(2)
  expect(summary).toEqual({
    rating: 4,
    reviewCount: 4,
    distribution: [
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 1 },
      { stars: 1, count: 0 },
    ],
  })
  const texts = async (query: string) => (await read(id, query)).data.map(({ text }: { text: string }) => text.at(-1))
  expect(await texts('')).toEqual(['3', '2', '1', '0'])
  expect(await texts('sort=oldest&size=2&page=1')).toEqual(['2', '3'])
  expect(await texts('sort=highest')).toEqual(['3', '0', '2', '1'])
  expect(await texts('sort=lowest&size=2')).toEqual(['1', '2'])
  expect(await texts('page=100000')).toEqual([])
})

test('users cannot change or delete a review of another user; an administrator can delete it', async () => {
  const id = await reviewed(3)
  const [{ _id }] = (await read(id)).data
  for (const method of ['PATCH', 'DELETE'] as const) {
    const body = method === 'PATCH' ? { body: { stars: 1 } } : {}
    expect((await call(shop.app, method, path(id, _id), { token: 'eve', ...body })).statusCode).toBe(404)
    expect((await call(shop.app, method, path(id, _id), body)).statusCode).toBe(401)
  }
  const patched = await call(shop.app, 'PATCH', path(id, _id), { token: 'admin', body: { stars: 1 } })
  expect(patched.statusCode).toBe(404)
  expect((await call(shop.app, 'DELETE', path(id, _id), { token: 'admin' })).statusCode).toBe(200)
  expect(await ratingOf(id)).toEqual({ rating: undefined, reviewCount: 0 })
})

test('a review names the variant that was bought; the caller sees which purchases have no review yet', async () => {
  const id = await product()
  const [variant = ''] = await addVariants(shop, id, newVariant({ colour: 'Rust', size: 'M' }))
  await placeDeliveredOrder(shop, 'una', { productId: id, variant })
  expect(await mine(id, 'una')).toMatchObject({ reviews: [], mayReview: true, mayAnswer: true })
  await write(id, 'una', { stars: 5, text: 'Fits' })
  expect((await read(id)).data[0].variantName).toBe('Rust, M')
  expect(await mine(id, 'una')).toMatchObject({ reviews: [{ text: 'Fits' }], mayReview: false })
  expect(await mine(id, 'eve')).toEqual({
    reviews: [],
    mayReview: false,
    mayReviewLater: false,
    purchases: [],
    mayAnswer: false,
    questions: [],
    answers: [],
    hidden: [],
  })
})

test('of two variants in one order, the one that is named is reviewed', async () => {
  const id = await product()
  const [red = '', blue = ''] = await addVariants(
    shop,
    id,
    newVariant({ colour: 'Red', size: 'M' }),
    newVariant({ colour: 'Blue', size: 'L' }),
  )
  await placeDeliveredOrder(shop, 'ivo', { productId: id, variant: red }, { productId: id, variant: blue })
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/products/${id}/mine`, { token: 'ivo' })).json()
  expect(data.purchases.map(({ variantName }: { variantName: string }) => variantName).sort()).toEqual([
    'Blue, L',
    'Red, M',
  ])
  for (const [variant, name] of [
    [blue, 'Blue, L'],
    [red, 'Red, M'],
  ]) {
    const answer = await write(id, 'ivo', { stars: 5, text: 'x', order: data.purchases[0].order, variant })
    expect(answer.json().data.variantName).toBe(name)
  }
  const other = await write(id, 'ivo', { stars: 5, text: 'x', variant: id })
  expect(other.statusCode).toBe(403)
})

test.each([
  ['stars', { stars: 0, text: 'x' }],
  ['stars', { stars: 6, text: 'x' }],
  ['stars', { stars: 4.5, text: 'x' }],
  ['stars', { stars: '5', text: 'x' }],
  ['stars', { text: 'x' }],
  ['text', { stars: 5 }],
  ['text', { stars: 5, text: '' }],
  ['text', { stars: 5, text: ' \n ' }],
  ['text', { stars: 5, text: 'a\u0000b' }],
  ['text', { stars: 5, text: 'x'.repeat(4001) }],
  ['title', { stars: 5, text: 'x', title: 'x'.repeat(121) }],
  ['title', { stars: 5, text: 'x', title: 'two\nlines' }],
  ['order', { stars: 5, text: 'x', order: '7' }],
])('a bad %s is a 400 that names the field', async (field, body) => {
  const response = await write('0190f3b6-0000-7000-8000-000000000000', 'ada', body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 'error', field })
})

test.each([
  ['stars', 'stars=6'],
  ['sort', 'sort=best'],
  ['page', 'page=-1'],
  ['size', 'size=1000'],
])('a bad query parameter %s is a 400 that names it', async (field, query) => {
  expect(await read(newProduct().id, query)).toMatchObject({ status: 'error', field })
})

test('a request for reviews of an unknown or hidden product is a 404', async () => {
  const hidden = await product()
  await shop.db.update(products).set({ active: false }).where(eq(products.id, hidden))
  for (const id of [hidden, newProduct().id]) {
    expect((await call(shop.app, 'GET', path(id))).statusCode).toBe(404)
    expect((await write(id, 'ada', { stars: 5, text: 'x' })).statusCode).toBe(404)
  }
})

test('hostile texts are stored and returned unchanged', async () => {
  const id = await product()
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    await placeDeliveredOrder(shop, `mallory${index}`, { productId: id })
    const title = /\p{Cc}/u.test(text) ? '' : text
    expect((await write(id, `mallory${index}`, { stars: 1, title, text })).statusCode).toBe(201)
  }
  const response = await call(shop.app, 'GET', `${path(id)}?size=100&sort=oldest`)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.json().data.map(({ text }: { text: string }) => text)).toEqual(
    HOSTILE_TEXTS.map((text) => text.trim()),
  )
})

test.each([
  ['Bea Buyer', 'Bea B.'],
  ['Åsa von Öster', 'Åsa Ö.'],
  ['Madonna', 'Madonna'],
  ['', 'A shopper'],
  ['bea@shop.example', 'A shopper'],
  ['  Bea\n  b ', 'Bea B.'],
])('the author %j is shown as %j', (name, shown) => {
  expect(abbreviateName(name)).toBe(shown)
})
