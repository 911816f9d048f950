import {
  $cart,
  $lastAdded,
  $saved,
  $toasts,
  $wishlist,
  addToCart,
  forgetLists,
  removeFromCart,
  restoreToCart,
  setQuantity,
  takeOrdered,
  toggleWishlist,
} from '@superium/shared/state'
import { problem, unreachable } from '../testing/api-outcomes'
import { toasts } from '../testing/session-and-toasts'
import { productId, testProduct } from '../testing/test-product'
import { beginSavedLists } from './begin-saved-lists'
import { syncLists } from './sync-lists'
import { Devices } from './testing/devices'
import { SavedListsServer } from './testing/saved-lists-server'

const mug = testProduct(productId(1), { name: 'Mug', stock: 5 })
const lamp = testProduct(productId(2), { name: 'Lamp', stock: 5 })
const RED = productId(91)
const shirt = testProduct(productId(3), { name: 'Shirt', variantCount: 2, stock: 9 })
const redShirt = { ...shirt, variant: RED, variantName: 'Red', stock: 3, price: 30 }

let server: SavedListsServer
let devices: Devices
const POST = 'POST /shop/saved'
const PIECES = () => $cart.get().map(({ name, quantity, variantName }) => [name, variantName, quantity].join(' '))
const wishes = () => $wishlist.get().map(({ name }) => name)
const as = async (device: string, uid = 'ada'): Promise<void> => {
  devices.use(device)
  beginSavedLists(uid)
  await syncLists(uid)
}
/** Later than everything before: changes within one millisecond have no order between devices. */
const later = () => new Promise((resolve) => setTimeout(resolve, 3))

beforeEach(() => {
  devices = new Devices()
  devices.use(`fresh-${Math.random()}`)
  $toasts.set([])
  server = new SavedListsServer([mug, lamp, shirt], { [shirt._id]: [{ _id: RED, name: 'Red', stock: 3, price: 30 }] })
})

test('a guest’s lines are added to those of the account at sign-in, once', async () => {
  devices.use('phone')
  addToCart(mug, 2)
  toggleWishlist(lamp)
  await as('phone')
  devices.use('desk')
  addToCart(mug, 1)
  addToCart(lamp, 1)
  await as('desk')
  expect(PIECES()).toEqual(['Mug  3', 'Lamp  1'])
  await as('desk')
  await as('phone')
  expect(PIECES()).toEqual(['Mug  3', 'Lamp  1'])
  expect(wishes()).toEqual(['Lamp'])
})

test('a merge whose answer is lost is sent again and counts once', async () => {
  devices.use('phone')
  addToCart(mug, 2)
  beginSavedLists('ada')
  server.api.intercept = (call) => {
    if (call.name !== POST) return undefined
    server.api.intercept = null
    void fetch('http://localhost/api/v1/shop/saved', { method: 'POST', body: JSON.stringify(call.body) })
    return unreachable()
  }
  await expect(syncLists('ada')).rejects.toThrow()
  expect(PIECES()).toEqual(['Mug  2'])
  await as('phone')
  expect(server.cart).toEqual([`${mug._id} 2`])
  expect(PIECES()).toEqual(['Mug  2'])
})

test('pieces that add up to more than the stock are cut down, and a message says so', async () => {
  devices.use('phone')
  addToCart(mug, 4)
  await as('phone')
  devices.use('desk')
  addToCart(mug, 4)
  await as('desk')
  expect(PIECES()).toEqual(['Mug  5'])
  expect(toasts()).toEqual(['Only 5 of “Mug” are left, so your cart has 5.'])
  expect(server.cart).toEqual([`${mug._id} 5`])
})

test('a line from another device is shown with its product, also in a variant, and without the added notice', async () => {
  devices.use('phone')
  addToCart(redShirt, 2)
  await as('phone')
  toggleWishlist(redShirt)
  await syncLists('ada')
  $lastAdded.set(null)
  await as('desk')
  expect($cart.get()).toMatchObject([{ name: 'Shirt', variant: RED, variantName: 'Red', price: 30, quantity: 2 }])
  expect($wishlist.get()).toMatchObject([{ name: 'Shirt', variant: RED, variantName: 'Red' }])
  expect($lastAdded.get()).toBeNull()
})

test('a line whose product cannot be read now stays on the server and is shown later', async () => {
  devices.use('phone')
  addToCart(mug)
  await as('phone')
  server.api.intercept = ({ name }) => (name === 'GET /shop/products-by-id' ? problem(500, 'no') : undefined)
  await expect(as('desk')).rejects.toThrow()
  expect(PIECES()).toEqual([])
  server.api.intercept = null
  await as('desk')
  expect(PIECES()).toEqual(['Mug  1'])
  expect(server.cart).toEqual([`${mug._id} 1`])
})

test('the last change of a line wins, also when it was made offline and arrives later', async () => {
  await as('phone')
  addToCart(mug)
  addToCart(lamp)
  await syncLists('ada')
  await as('desk')
  // Offline on the desk: noted, not sent.
  setQuantity(mug._id, 4)
  setQuantity(lamp._id, 4)
  await later()
  devices.use('phone')
  setQuantity(lamp._id, 2)
  await syncLists('ada')
  await as('desk')
  expect(PIECES()).toEqual(['Mug  4', 'Lamp  2'])
  await as('phone')
  expect(PIECES()).toEqual(['Mug  4', 'Lamp  2'])
})

test('a removal arrives on the other device, and so does its undo', async () => {
  await as('phone')
  addToCart(mug, 2)
  toggleWishlist(lamp)
  await syncLists('ada')
  await as('desk')
  const [line] = $cart.get()
  removeFromCart(mug._id)
  toggleWishlist(lamp)
  await syncLists('ada')
  await as('phone')
  expect([PIECES(), wishes()]).toEqual([[], []])
  devices.use('desk')
  if (line) restoreToCart(line, 0)
  await syncLists('ada')
  await as('phone')
  expect(PIECES()).toEqual(['Mug  2'])
})

test('a change after a remote one wins on a device whose clock is behind', async () => {
  await as('phone')
  addToCart(mug, 2)
  await syncLists('ada')
  await as('desk')
  const now = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
  setQuantity(mug._id, 1)
  jest.mocked(Date.now).mockRestore()
  await syncLists('ada')
  expect(server.cart).toEqual([`${mug._id} 1`])
})

test('a change that is made while another one is on its way is sent, too', async () => {
  await as('phone')
  addToCart(mug)
  server.api.intercept = ({ name }) => {
    if (name === POST) {
      server.api.intercept = null
      setQuantity(mug._id, 3)
    }
    return undefined
  }
  await syncLists('ada')
  expect(PIECES()).toEqual(['Mug  3'])
  expect(server.cart).toEqual([`${mug._id} 3`])
})

test('syncs settle: after one change there is one more call that writes, on whatever device and tab', async () => {
  await as('phone')
  addToCart(mug)
  for (let round = 0; round < 5; round += 1) {
    await as('phone')
    await as('desk')
    // A second tab on the desk shares its storage.
    await syncLists('ada')
  }
  expect(server.api.callsTo(POST)).toHaveLength(1)
})

test('an order empties the other device, and an answer from before it brings nothing back', async () => {
  await as('phone')
  addToCart(mug, 3)
  await syncLists('ada')
  await as('desk')
  server.api.intercept = ({ name }) => {
    if (name !== 'GET /shop/saved') return undefined
    server.api.intercept = null
    const before = server.lists()
    server.order(mug._id, 3)
    takeOrdered({ [mug._id]: 3 })
    return { status: 'success', data: before }
  }
  await syncLists('ada')
  expect(PIECES()).toEqual([])
  await as('phone')
  expect(PIECES()).toEqual([])
  expect(server.api.callsTo(POST)).toHaveLength(1)
})

test('an answer from before another tab ordered brings nothing back, though the storage event has not arrived here yet', async () => {
  await as('phone')
  addToCart(mug, 3)
  await syncLists('ada')
  server.api.intercept = ({ name }) => {
    if (name !== 'GET /shop/saved') return undefined
    server.api.intercept = null
    const before = server.lists()
    server.order(mug._id, 3)
    const { orders, ...rest } = JSON.parse(localStorage.getItem('superium:saved') ?? '')
    localStorage.setItem('superium:saved', JSON.stringify({ ...rest, orders: orders + 1 }))
    localStorage.setItem('cartItems', '[]')
    return { status: 'success', data: before }
  }
  await syncLists('ada')
  expect(PIECES()).toEqual([])
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([])
})

test('pieces that were added elsewhere during an order stay', async () => {
  await as('phone')
  addToCart(mug, 1)
  await syncLists('ada')
  await as('desk')
  await later()
  devices.use('phone')
  addToCart(mug, 2)
  await syncLists('ada')
  server.order(mug._id, 1)
  devices.use('desk')
  takeOrdered({ [mug._id]: 1 })
  await syncLists('ada')
  expect(PIECES()).toEqual(['Mug  2'])
})

test('after a sign-out nothing of the account stays, and what is added then is a guest’s', async () => {
  await as('phone')
  addToCart(mug, 2)
  await syncLists('ada')
  forgetLists()
  expect([PIECES(), wishes(), $saved.get()]).toEqual([[], [], null])
  addToCart(lamp)
  await as('phone')
  expect(PIECES()).toEqual(['Lamp  1', 'Mug  2'])
})

test('the lists of one account never become another’s', async () => {
  await as('phone', 'ada')
  addToCart(mug)
  beginSavedLists('bea')
  expect(PIECES()).toEqual([])
  await syncLists('bea')
  expect(server.cart).toEqual([])
})

test('an answer that arrives after the sign-out shows nothing', async () => {
  await as('phone')
  addToCart(mug)
  server.api.intercept = ({ name }) => {
    if (name === POST) forgetLists()
    return undefined
  }
  await syncLists('ada')
  expect([PIECES(), $saved.get()]).toEqual([[], null])
})

test('lines with damaged ids do not keep the others from being saved', async () => {
  devices.use('phone')
  addToCart(testProduct('mangled'))
  addToCart(mug)
  await as('phone')
  expect(server.cart).toEqual([`${mug._id} 1`])
})

test('a change that the server refuses for ever does not block the next one', async () => {
  await as('phone')
  addToCart(mug)
  server.api.answer(POST, problem(400, 'no', { field: 'cart.0.quantity' }))
  await syncLists('ada')
  expect($saved.get()?.cart).toEqual({})
})

test('when a sign-in makes the cart too full, the oldest lines go, and a message says so', async () => {
  const many = Array.from({ length: 102 }, (_, n) => testProduct(productId(200 + n), { name: `P${n}` }))
  server = new SavedListsServer(many)
  devices.use('phone')
  for (const product of many.slice(0, 99)) addToCart(product)
  await as('phone')
  devices.use('desk')
  for (const product of many.slice(99)) addToCart(product)
  expect(toasts()).toEqual([])
  await as('desk')
  expect($cart.get()).toHaveLength(100)
  expect(toasts()).toEqual(['A cart holds 100 products. The oldest 2 of yours had to go.'])
})
