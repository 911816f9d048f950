import { $cart, addToCart, clearCart } from '@superium/shared/state'
import { problem, productId, testProduct } from '@superium/shared/testing'
import { openShop, orderKey, type Shop } from '../testing/shop'
import { emptyBilling } from './billing-schema'
import { endOrderAttempt, unfinishedOrderAttempt } from './order-attempt'
import { orderBody } from './order-body'
import { placeOrder, sendAgain } from './place-order'

const mug = testProduct(productId(1), { price: 10 })
let shop: Shop

const body = (orderNotes = 'Ring twice') =>
  orderBody({ ...emptyBilling('Ann', 'ann@example.com'), orderNotes }, 'check_payments', [{ ...mug, quantity: 2 }], 48)
const failure = problem(500, 'Something went wrong on our side.')
const keys = () => shop.callsTo('/orderconfirm').map(orderKey)

beforeEach(() => {
  clearCart()
  endOrderAttempt()
  shop = openShop([mug])
  addToCart(mug, 2)
})
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

/** The order is placed, but its answer is lost. */
const loseAnswer: Shop['intercept'] = (call) => {
  shop.takeOrder(call)
  return failure.clone()
}

test('an order that is answered leaves neither lines nor the shopper’s data behind', async () => {
  expect(await placeOrder(body())).toMatchObject({ kind: 'placed', order: { orderNumber: 'S-1000' } })
  expect($cart.get()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test('a lost answer is unknown, and the same order keeps its key', async () => {
  shop.intercept = loseAnswer
  expect(await placeOrder(body())).toEqual({ kind: 'unknown', reason: 'Something went wrong on our side.' })
  shop.intercept = null
  expect(await placeOrder(body())).toMatchObject({ kind: 'placed' })
  expect(new Set(keys()).size).toBe(1)
  expect(shop.orders.size).toBe(1)
})

test('an order that was edited after a lost answer first learns that the one that was sent is placed', async () => {
  shop.intercept = loseAnswer
  await placeOrder(body())
  shop.intercept = null
  const outcome = await placeOrder(body('At the back'))
  expect(outcome).toMatchObject({ kind: 'placed', earlier: true, order: { orderNotes: 'Ring twice' } })
  expect(shop.orders.size).toBe(1)
})

test('while that cannot be learnt the edited order is not sent', async () => {
  shop.intercept = () => failure.clone()
  await placeOrder(body())
  expect(await placeOrder(body('At the back'))).toMatchObject({ kind: 'unknown' })
  expect(new Set(keys()).size).toBe(1)
})

test('when the order that was sent turns out refused the edited one is placed under its own key', async () => {
  shop.intercept = () => failure.clone()
  await placeOrder(body())
  const [lost] = keys()
  shop.intercept = (call) => (orderKey(call) === lost ? problem(409, 'The total has changed.') : undefined)
  expect(await placeOrder(body('At the back'))).toMatchObject({
    kind: 'placed',
    order: { orderNotes: 'At the back' },
  })
  expect([...shop.orders.keys()]).toEqual([keys().at(-1)])
  expect(keys().at(-1)).not.toBe(lost)
})

test('a first call that was turned away is no order and leaves nothing behind; a later one tells nothing', async () => {
  shop.intercept = () => problem(401, 'Please sign in.')
  expect(await placeOrder(body())).toEqual({ kind: 'failed', reason: 'Please sign in.', field: undefined })
  expect(sessionStorage).toHaveLength(0)

  shop.intercept = () => failure.clone()
  await placeOrder(body())
  shop.intercept = () => problem(401, 'Please sign in.')
  const attempt = unfinishedOrderAttempt('ann@example.com')
  expect(attempt && (await sendAgain(attempt))).toEqual({ kind: 'unknown', reason: 'Please sign in.' })
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
})

test('pieces that were added while the order was on its way stay in the cart', async () => {
  shop.intercept = () => {
    addToCart(mug)
    return undefined
  }
  await placeOrder(body())
  expect($cart.get()).toMatchObject([{ _id: mug._id, quantity: 1 }])
})

test('one tab at a time: while another one orders this one does not', async () => {
  let free = false
  // Stands in for Web Locks, which jsdom lacks; `free` is whether no other tab holds the lock.
  const request = (_: string, __: object, hold: (lock: object | null) => Promise<void>) => hold(free ? {} : null)
  Object.assign(navigator, { locks: { request } })
  expect(await placeOrder(body())).toEqual({ kind: 'elsewhere', why: 'placing' })
  expect(keys()).toEqual([])
  free = true
  expect(await placeOrder(body())).toMatchObject({ kind: 'placed' })
})

test('a cart that another tab has emptied or cut is not ordered', async () => {
  clearCart()
  addToCart(mug, 1)
  expect(await placeOrder(body())).toEqual({ kind: 'elsewhere', why: 'cart' })
  expect(keys()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})
