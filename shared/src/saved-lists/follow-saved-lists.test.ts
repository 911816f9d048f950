import { $cart, $saved, addToCart } from '@superium/shared/state'
import { signIn, signOut, toasts } from '../testing/session-and-toasts'
import { productId, testProduct } from '../testing/test-product'
import { followSavedLists, sendBeforeSignOut } from './follow-saved-lists'
import { SavedListsServer } from './testing/saved-lists-server'

const mug = testProduct(productId(1), { name: 'Mug', stock: 50 })
const server = new SavedListsServer([mug])
const POST = 'POST /shop/saved'
const GET = 'GET /shop/saved'

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const show = (state: 'visible' | 'hidden'): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Calls since the last check. */
let asked = 0
const calls = (): string[] => {
  const names = server.api.calls.slice(asked).map(({ name }) => name)
  asked = server.api.calls.length
  return names.filter((name) => name.endsWith('/shop/saved'))
}

beforeAll(() => {
  jest.useFakeTimers()
})
afterAll(() => jest.useRealTimers())

test('a guest’s lists are neither sent nor read', async () => {
  followSavedLists()
  signOut()
  addToCart(mug)
  await settle(120_000)
  expect(calls()).toEqual([])
  expect($saved.get()).toBeNull()
})

test('a sign-in merges and reads; every minute in view and each return reads again', async () => {
  signIn()
  await settle()
  expect(calls()).toEqual([POST])
  expect($saved.get()).toMatchObject({ uid: 'u1', cart: {} })
  await settle(60_000)
  expect(calls()).toEqual([GET])
  show('hidden')
  await settle(180_000)
  expect(calls()).toEqual([])
  show('visible')
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(calls()).toEqual([GET])
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(calls()).toEqual([GET])
})

test('changes shortly after each other are sent together', async () => {
  addToCart(mug)
  await settle(300)
  addToCart(mug)
  await settle(300)
  expect(calls()).toEqual([])
  await settle(1000)
  expect(calls()).toEqual([POST])
  await settle(10_000)
  expect(calls()).toEqual([])
})

test('a change that another tab has sent is not sent again, although its storage event is late', async () => {
  addToCart(mug)
  const state = $saved.get()
  await settle(100)
  localStorage.setItem('superium:saved', JSON.stringify({ ...state, cart: {} }))
  await settle(2000)
  expect(calls()).toEqual([])
  expect($saved.get()?.cart).toEqual({})
})

test('a change that waits is sent when the page is left', async () => {
  const sent: RequestInit[] = []
  const answer = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input instanceof Request && input.keepalive) sent.push({ keepalive: input.keepalive })
    return answer(input, init)
  })
  addToCart(mug)
  show('hidden')
  await settle()
  expect(calls()).toEqual([POST])
  expect(sent).toHaveLength(1)
  show('visible')
  await settle(2000)
  jest.mocked(globalThis.fetch).mockRestore()
  expect(server.cart).toEqual([`${mug._id} ${$cart.get()[0]?.quantity}`])
  calls()
})

test('a sign-out sends what waits; what cannot be sent is said', async () => {
  addToCart(mug)
  await sendBeforeSignOut()
  expect(calls()).toEqual([POST])
  server.api.intercept = () => new Promise(() => undefined)
  addToCart(mug)
  const leaving = sendBeforeSignOut()
  await settle(3000)
  await leaving
  expect(toasts()).toEqual(['Your last changes to cart and wishlist did not reach the shop.'])
})
