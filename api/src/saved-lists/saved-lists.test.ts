import { uuidv7 } from 'uuidv7'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const SAVED = '/api/v1/shop/saved'
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString()
const line = (productId: string, quantity: number, changedAt = at(0), variant?: string) => ({
  productId,
  quantity,
  changedAt,
  ...(variant && { variant }),
})
const wish = (productId: string, saved = true, changedAt = at(0), variant?: string) => ({
  productId,
  saved,
  changedAt,
  ...(variant && { variant }),
})

async function send(token: string, { cart = [], wishlist = [], merge }: Partial<Sent>) {
  const answer = await call(shop.app, 'POST', SAVED, { token, body: { cart, wishlist, ...(merge && { merge }) } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data
}
interface Sent {
  cart: object[]
  wishlist: object[]
  merge: string
}

async function saved(token: string) {
  const { cart, wishlist } = (await call(shop.app, 'GET', SAVED, { token })).json().data
  return {
    cart: cart.map(({ productId, variant, quantity }: { productId: string; variant?: string; quantity: number }) =>
      [productId, quantity, ...(variant ? [variant] : [])].join(' '),
    ),
    wishlist: wishlist.map(({ productId, variant }: { productId: string; variant?: string }) =>
      [productId, ...(variant ? [variant] : [])].join(' '),
    ),
  }
}

const ids = (count: number) => Array.from({ length: count }, () => uuidv7())

test('a stranger neither reads nor changes saved lists, and an account sees only its own', async () => {
  expect((await call(shop.app, 'GET', SAVED)).statusCode).toBe(401)
  expect((await call(shop.app, 'POST', SAVED, { body: { cart: [], wishlist: [] } })).statusCode).toBe(401)
  const id = uuidv7()
  await send('ada', { cart: [line(id, 2)] })
  expect(await saved('bea')).toEqual({ cart: [], wishlist: [] })
  expect(await saved('ada')).toEqual({ cart: [`${id} 2`], wishlist: [] })
})

test('the later change of a line wins, whichever arrives first, and the line keeps its place', async () => {
  const [first, second, variant] = [uuidv7(), uuidv7(), uuidv7()] as const
  await send('order', { cart: [line(first, 1, at(1)), line(second, 1, at(2)), line(second, 1, at(3), variant)] })
  await send('order', { cart: [line(first, 5, at(20))] })
  await send('order', { cart: [line(first, 3, at(10))] })
  expect((await saved('order')).cart).toEqual([`${first} 5`, `${second} 1`, `${second} 1 ${variant}`])
})

test('a removed line stays removed when an older addition arrives, and comes back with a later one', async () => {
  const id = uuidv7()
  await send('undo', { cart: [line(id, 0, at(10))], wishlist: [wish(id, false, at(10))] })
  await send('undo', { cart: [line(id, 4, at(5))], wishlist: [wish(id, true, at(5))] })
  expect(await saved('undo')).toEqual({ cart: [], wishlist: [] })
  await send('undo', { cart: [line(id, 4, at(11))], wishlist: [wish(id, true, at(11))] })
  expect(await saved('undo')).toEqual({ cart: [`${id} 4`], wishlist: [id] })
})

test('a time in the future counts as now, so that a wrong clock does not win for ever', async () => {
  const id = uuidv7()
  const before = await send('clock', { cart: [line(id, 2, '2999-01-01T00:00:00Z')] })
  expect(Date.parse(before.cart[0].changedAt)).toBeLessThanOrEqual(Date.now())
  await new Promise((resolve) => setTimeout(resolve, 5))
  await send('clock', { cart: [line(id, 3, new Date().toISOString())] })
  expect((await saved('clock')).cart).toEqual([`${id} 3`])
})

test('a guest’s lines are added to those of the account, once for each merge', async () => {
  const [both, mine, theirs] = [uuidv7(), uuidv7(), uuidv7()] as const
  await send('merge', { cart: [line(both, 1, at(1)), line(mine, 2, at(2))], wishlist: [wish(mine, true, at(1))] })
  const merge = uuidv7()
  const guest = { merge, cart: [line(both, 2), line(theirs, 3)], wishlist: [wish(theirs), wish(mine)] }
  const answer = await send('merge', guest)
  expect(await send('merge', guest)).toMatchObject({ cart: answer.cart, revision: answer.revision })
  expect(await saved('merge')).toEqual({
    cart: [`${both} 3`, `${mine} 2`, `${theirs} 3`],
    wishlist: expect.arrayContaining([mine, theirs]),
  })
})

test('the same merge in two requests at once counts once', async () => {
  const id = uuidv7()
  const merge = uuidv7()
  await Promise.all([1, 2, 3, 4].map(() => send('twice', { merge, cart: [line(id, 2)] })))
  expect((await saved('twice')).cart).toEqual([`${id} 2`])
})

test('a wishlist keeps the newest 11 wishes and a cart the newest 100 lines, and tells how many it dropped', async () => {
  const wishes = ids(13)
  await send('full', { wishlist: wishes.map((id, index) => wish(id, true, at(index))) })
  expect((await saved('full')).wishlist).toEqual(wishes.slice(2))
  const lines = ids(102)
  await send('full', { cart: lines.slice(0, 100).map((id, index) => line(id, 1, at(index))) })
  const more = await send('full', { cart: lines.slice(100).map((id, index) => line(id, 1, at(100 + index))) })
  expect(more.dropped).toBe(2)
  expect((await saved('full')).cart).toEqual(lines.slice(2).map((id) => `${id} 1`))
})

test('removed lines are remembered up to a bound', async () => {
  for (let round = 0; round < 4; round += 1) {
    await send('churn', { cart: ids(100).map((id) => line(id, 0, at(round))) })
    await send('churn', { wishlist: ids(100).map((id) => wish(id, false, at(round))) })
  }
  const rows = await shop.db.execute(`select
    (select count(*)::int from saved_cart_lines where user_id = 'churn') lines,
    (select count(*)::int from saved_wishes where user_id = 'churn') wishes`)
  expect(rows.rows).toEqual([{ lines: 200, wishes: 200 }])
})

test('a wish keeps the chosen variant', async () => {
  const [id, small, large] = [uuidv7(), uuidv7(), uuidv7()] as const
  await send('variant', { wishlist: [wish(id, true, at(1), small)] })
  await send('variant', { wishlist: [wish(id, true, at(2), large)] })
  expect((await saved('variant')).wishlist).toEqual([`${id} ${large}`])
})

test.each([
  [{ cart: [line('mangled', 1)] }, 'cart.0.productId'],
  [{ cart: [line(uuidv7(), -1)] }, 'cart.0.quantity'],
  [{ cart: [line(uuidv7(), 1.5)] }, 'cart.0.quantity'],
  [{ cart: [line(uuidv7(), 1001)] }, 'cart.0.quantity'],
  [{ cart: [line(uuidv7(), 1, 'yesterday')] }, 'cart.0.changedAt'],
  [{ cart: [line(uuidv7(), 1, '0000-01-01T00:00:00Z')] }, 'cart.0.changedAt'],
  [{ cart: [line(uuidv7(), 1, '2016-12-31T23:59:60Z')] }, 'cart.0.changedAt'],
  [{ cart: ids(101).map((id) => line(id, 1)) }, 'cart'],
  [{ wishlist: [wish(uuidv7(), true, at(0), 'x')] }, 'wishlist.0.variant'],
  [{ merge: 'once' }, 'merge'],
])('a malformed change is refused with its field and changes nothing: %#', async (change, field) => {
  const body = { cart: [], wishlist: [], ...change }
  const answer = await call(shop.app, 'POST', SAVED, { token: 'bad-input', body })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  expect(await saved('bad-input')).toEqual({ cart: [], wishlist: [] })
})

test('an order takes its pieces out of the saved cart and leaves what was added since', async () => {
  const [mug, lamp] = [newProduct(), newProduct()]
  await stock(shop, mug, lamp)
  await send('buyer', { cart: [line(mug.id, 5), line(lamp.id, 2)] })
  await placeTestOrder(shop.app, 'buyer', { productId: mug.id, quantity: 3 }, { productId: lamp.id, quantity: 2 })
  expect((await saved('buyer')).cart).toEqual([`${mug.id} 2`])
})

test('an addition from before the order that arrives after it does not come back', async () => {
  const mug = newProduct()
  await stock(shop, mug)
  const added = new Date().toISOString()
  await placeTestOrder(shop.app, 'late', { productId: mug.id, quantity: 1 })
  await send('late', { cart: [line(mug.id, 1, added)] })
  expect((await saved('late')).cart).toEqual([])
})
