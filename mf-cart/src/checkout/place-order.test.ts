import { $cart, addToCart, clearCart } from '@superium/shared/state'
import { problem, productId, testProduct } from '@superium/shared/testing'
import { answerShopApi, orderKey, type Shop } from '../testing/answer-shop-api'
import { quietOrderLog } from '../testing/quiet-order-log'
import { emptyBilling } from './billing-schema'
import { unfinishedOrderAttempt } from './order-attempt'
import { orderBody } from './order-body'
import { placeOrder, sendAgain } from './place-order'

const mug = testProduct(productId(1), { price: 10 })
let shop: Shop

const body = (orderNotes = 'Ring twice') =>
  orderBody({ ...emptyBilling('Ann', 'ann@example.com'), orderNotes }, 'check_payments', [{ ...mug, quantity: 2 }], {
    lines: [],
    orderTotal: 48,
  })
const failure = problem(500, 'Something went wrong on our side.')
const storedAttempt = () => localStorage.getItem('superium:personal:order-attempt')
const keys = () => shop.callsTo('/orderconfirm').map(orderKey)

beforeEach(() => {
  quietOrderLog()
  clearCart()
  localStorage.clear()
  shop = answerShopApi([mug])
  addToCart(mug, 2)
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
})

/** The server places the order, but its response is lost. */
const loseAnswer: Shop['intercept'] = (call) => {
  shop.takeOrder(call)
  return failure.clone()
}

test('a placed order empties the cart, and nothing of it stays in storage', async () => {
  expect(await placeOrder(body())).toMatchObject({ kind: 'placed', order: { orderNumber: 'S-1000' } })
  expect($cart.get()).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key !== 'superium:saved')).toEqual(['cartItems'])
})

test('a lost answer leaves the outcome unknown, and sending the same order again reuses its key', async () => {
  shop.intercept = loseAnswer
  expect(await placeOrder(body())).toEqual({ kind: 'unknown', reason: 'Something went wrong on our side.' })
  shop.intercept = null
  expect(await placeOrder(body())).toMatchObject({ kind: 'placed' })
  expect(new Set(keys()).size).toBe(1)
  expect(shop.orders.size).toBe(1)
})

test('an order edited after a lost answer is not sent when the earlier attempt turns out to be placed', async () => {
  shop.intercept = loseAnswer
  await placeOrder(body())
  shop.intercept = null
  const outcome = await placeOrder(body('At the back'))
  expect(outcome).toMatchObject({ kind: 'placed', earlier: true, order: { orderNotes: 'Ring twice' } })
  expect(shop.orders.size).toBe(1)
})

test('an edited order is not sent while the shop cannot withdraw the earlier attempt', async () => {
  shop.intercept = () => failure.clone()
  await placeOrder(body())
  const attempt = unfinishedOrderAttempt('ann@example.com')
  expect(await placeOrder(body('At the back'))).toMatchObject({ kind: 'unknown' })
  expect(new Set(keys()).size).toBe(1)
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
})

test('an edited order is placed in the place of an earlier attempt that never reached the shop', async () => {
  shop.intercept = () => {
    throw new TypeError('Failed to fetch')
  }
  await placeOrder(body())
  const [lost] = keys()
  shop.intercept = null
  expect(await placeOrder(body('At the back'))).toMatchObject({
    kind: 'placed',
    order: { orderNotes: 'At the back' },
  })
  expect([...shop.orders.keys()]).toEqual([keys().at(-1)])
  expect([...shop.withdrawn]).toEqual([lost])
})

test('a 401 on the first attempt ends it; a 401 on a retry leaves the outcome unknown', async () => {
  shop.intercept = () => problem(401, 'Please sign in.')
  expect(await placeOrder(body())).toEqual({ kind: 'failed', reason: 'Please sign in.', field: undefined })
  expect(storedAttempt()).toBeNull()

  shop.intercept = () => failure.clone()
  await placeOrder(body())
  shop.intercept = () => problem(401, 'Please sign in.')
  const attempt = unfinishedOrderAttempt('ann@example.com')
  expect(attempt && (await sendAgain(attempt))).toEqual({ kind: 'unknown', reason: 'Please sign in.' })
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
})

test('items added while the order is being sent stay in the cart', async () => {
  shop.intercept = () => {
    addToCart(mug)
    return undefined
  }
  await placeOrder(body())
  expect($cart.get()).toMatchObject([{ _id: mug._id, quantity: 1 }])
})

test('only one tab at a time places an order', async () => {
  let free = false
  // Replaces Web Locks, which jsdom lacks; `free` says whether the lock is available.
  const request = (_: string, __: object, hold: (lock: object | null) => Promise<void>) => hold(free ? {} : null)
  Object.assign(navigator, { locks: { request } })
  expect(await placeOrder(body())).toEqual({ kind: 'elsewhere', why: 'placing' })
  expect(keys()).toEqual([])
  free = true
  expect(await placeOrder(body())).toMatchObject({ kind: 'placed' })
})

test('an order is not sent when another tab removed some of its items', async () => {
  clearCart()
  addToCart(mug, 1)
  expect(await placeOrder(body())).toEqual({ kind: 'elsewhere', why: 'cart' })
  expect(keys()).toEqual([])
  expect(storedAttempt()).toBeNull()
})

test('an order is not sent when another tab has ordered the cart, and its storage event has not arrived here yet', async () => {
  localStorage.setItem('cartItems', '[]')
  expect(await placeOrder(body())).toEqual({ kind: 'elsewhere', why: 'cart' })
  expect(keys()).toEqual([])
  expect($cart.get()).toEqual([])
})

test('another tab that orders after a lost answer ends with the one order', async () => {
  shop.intercept = loseAnswer
  expect(await placeOrder(body())).toMatchObject({ kind: 'unknown' })
  shop.intercept = null
  // Another tab does not have this tab's session storage.
  sessionStorage.clear()
  expect(await placeOrder(body('Typed in the other tab'))).toMatchObject({
    kind: 'placed',
    earlier: true,
    order: { orderNotes: 'Ring twice' },
  })
  expect(shop.orders.size).toBe(1)
  expect(storedAttempt()).toBeNull()
  expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
})
