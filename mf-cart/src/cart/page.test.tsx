import {
  $cart,
  $coupon,
  $toasts,
  $wishlist,
  type AnyEcommerceEvent,
  addToCart,
  clearCart,
  receiveEcommerceEvents,
} from '@superium/shared/state'
import { openPage, problem, productId, signOut, success, testProduct } from '@superium/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi, quoteOf, type Shop } from '../testing/answer-shop-api'

const shirt = testProduct(productId(1), { name: 'Blue shirt', price: 20, colour: 'Blue' })
const mug = testProduct(productId(2), { name: 'Tall mug', price: 10, colour: '' })
let shop: Shop

beforeEach(() => {
  clearCart()
  $coupon.set(null)
  $toasts.set([])
  shop = answerShopApi([shirt, mug])
})

const line = (name: string): HTMLElement => {
  const item = screen.getByRole('link', { name }).closest('li')
  if (!item) throw new Error(`There is no line ${name}.`)
  return item
}
const amount = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent

test('an empty cart shows a message and a link to the shop', async () => {
  await openPage(routes, '/cart')
  expect(screen.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  expect(screen.getByText('YOUR CARTLIST IS CURRENTLY EMPTY.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'RETURN TO SHOP' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('HomeCart')
})

test('a line that is ordered before its release says from when it ships, as the quote knows it', async () => {
  const announced = testProduct(productId(3), { name: 'New lamp', status: 'pre-order', releaseDate: '2027-01-15' })
  shop = answerShopApi([shirt, announced])
  addToCart(shirt)
  addToCart({ ...announced, releaseDate: '2026-12-24' })
  await openPage(routes, '/cart')
  await waitFor(() => expect(line('New lamp')).toHaveTextContent('Ships from Jan 15, 2027'))
  expect(line('Blue shirt')).not.toHaveTextContent('Ships from')
})

test('a line shows name, colour and prices, and the summary shows the server’s quote', async () => {
  addToCart(shirt, 3)
  addToCart(mug)
  await openPage(routes, '/cart')
  expect(line('Blue shirt')).toHaveTextContent('Colour: Blue')
  expect(line('Blue shirt')).toHaveTextContent('$20.00 each')
  expect(line('Blue shirt')).toHaveTextContent('$60.00')
  expect(screen.getByRole('link', { name: 'Blue shirt' })).toHaveAttribute('href', `/product-detail/${productId(1)}`)
  expect(line('Tall mug')).not.toHaveTextContent('Colour')
  await waitFor(() => expect(amount('Order total')).toBe('$105.50'))
  expect([amount('Subtotal'), amount('Shipping estimate'), amount('Tax estimate')]).toEqual([
    '$70.00',
    '$25.00',
    '$10.50',
  ])
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  expect(screen.getByText(/Shipping and taxes are calculated at checkout\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'About taxes' })).toHaveAttribute('href', '/help#taxes')
  expect(screen.getByRole('link', { name: 'About shipping' })).toHaveAttribute('href', '/help#shipping')
})

test('a line of a seller names the shop, and lines of Superium itself do beside it only', async () => {
  const sold = { ...shirt, seller: { slug: 'lake-goods', name: 'Lake Goods' } }
  shop.products = [sold, mug]
  addToCart(mug)
  await openPage(routes, '/cart')
  expect(line('Tall mug')).not.toHaveTextContent('Sold by')
  act(() => addToCart(sold))
  expect(line('Blue shirt')).toHaveTextContent('Sold by Lake Goods')
  expect(line('Tall mug')).toHaveTextContent('Sold by Superium')
})

test('quick quantity changes request one quote, and the stock limit is explained', async () => {
  addToCart(shirt, 2)
  await openPage(routes, '/cart')
  await waitFor(() => expect(amount('Subtotal')).toBe('$40.00'))
  const more = screen.getByRole('button', { name: 'Increase quantity' })
  // All clicks at once, before the quote for the first one can arrive.
  for (let click = 0; click < 3; click += 1) fireEvent.click(more)
  expect($cart.get()[0]?.quantity).toBe(5)
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Only 5 left')).toBeVisible()
  expect(amount('Subtotal')).toBe('$40.00')
  expect(screen.getByText('Subtotal').closest('dl')).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(amount('Subtotal')).toBe('$100.00'))
  expect(shop.callsTo('/quote').map(({ body }) => body.products[0]?.quantity)).toEqual([2, 5])
})

test('removing a line asks for confirmation and can be undone', async () => {
  addToCart(shirt)
  addToCart(mug)
  await openPage(routes, '/cart')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Blue shirt' }))
  const dialog = screen.getByRole('dialog', { name: 'Remove From Cart' })
  expect(dialog).toHaveTextContent('Item(s) will be removed from order')
  await userEvent.click(within(dialog).getByRole('button', { name: 'CANCEL' }))
  expect($cart.get()).toHaveLength(2)

  await userEvent.click(screen.getByRole('button', { name: 'Remove Blue shirt' }))
  await userEvent.click(screen.getByRole('button', { name: 'REMOVE' }))
  expect($cart.get().map(({ name }) => name)).toEqual(['Tall mug'])
  expect(screen.getByRole('heading', { name: 'Your Cart' })).toHaveFocus()

  act(() => $toasts.get()[0]?.action?.run())
  expect($cart.get().map(({ name }) => name)).toEqual(['Blue shirt', 'Tall mug'])
})

test('a typed 0 asks whether to remove the line, and other wrong input says what is allowed', async () => {
  addToCart(shirt, 3)
  await openPage(routes, '/cart')
  const quantity = () => screen.getByRole('textbox', { name: 'Quantity of Blue shirt' })
  await userEvent.click(quantity())
  await userEvent.keyboard('-2')
  expect(screen.getByRole('alert')).toHaveTextContent('Type a whole number from 1 to 5')
  expect($cart.get()[0]?.quantity).toBe(3)
  await userEvent.clear(quantity())
  await userEvent.keyboard('0{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Remove From Cart' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'CANCEL' }))
  expect(quantity()).toHaveValue('3')
  await userEvent.clear(quantity())
  await userEvent.keyboard('0')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'REMOVE' }))
  expect($cart.get()).toEqual([])
})

test('a failed quote shows the reason and can be requested again', async () => {
  shop.intercept = ({ name }) => (name.endsWith('/quote') ? problem(503, 'The shop is under repair.') : undefined)
  addToCart(shirt)
  await openPage(routes, '/cart')
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is under repair.')
  shop.intercept = null
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(amount('Order total')).toBe('$48.00'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a line shows what changed since it was added', async () => {
  addToCart(shirt, 4)
  addToCart(mug)
  shop.products = [{ ...shirt, price: 25, stock: 2 }]
  await openPage(routes, '/cart')
  await waitFor(() => expect(line('Blue shirt')).toHaveTextContent('The price went up from $20.00 to $25.00.'))
  expect(line('Blue shirt')).toHaveTextContent('Only 2 left, and your cart has 4.')
  expect(line('Tall mug')).toHaveTextContent('This product is no longer sold.')
  await userEvent.click(screen.getByRole('button', { name: 'Take 2' }))
  expect($cart.get()[0]).toMatchObject({ quantity: 2, price: 25 })
  expect(line('Blue shirt')).not.toHaveTextContent('your cart has')
})

test('a line that cannot be bought is not totalled, and Checkout waits until it is removed or wished', async () => {
  $wishlist.set([])
  addToCart(shirt, 2)
  addToCart(mug)
  shop.products = [shirt, { ...mug, stock: 0 }]
  await openPage(routes, '/cart')
  await waitFor(() => expect(line('Tall mug')).toHaveTextContent('This product is sold out.'))
  expect(line('Tall mug')).toHaveTextContent('Not in your total')
  expect(amount('Subtotal')).toBe('$40.00')
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  expect($toasts.get().at(-1)?.message).toContain('Tall mug')

  await userEvent.click(screen.getByRole('button', { name: 'Move to wishlist: Tall mug' }))
  expect($wishlist.get().map(({ name }) => name)).toEqual(['Tall mug'])
  expect($cart.get().map(({ name }) => name)).toEqual(['Blue shirt'])
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
  act(() => $toasts.get().at(-1)?.action?.run())
  expect([$cart.get().length, $wishlist.get().length]).toEqual([2, 0])
})

test('a line of the own shop is not totalled, and makes Checkout wait until it is removed', async () => {
  addToCart(shirt, 2)
  addToCart(mug)
  shop.intercept = ({ line, body }) => {
    if (line !== 'POST /shop/quote') return undefined
    const sold = body.products.filter(({ productId: id }: { productId: string }) => id !== mug._id)
    const { lines, ...quote } = quoteOf([shirt], sold)
    const [own] = quoteOf([mug], [{ productId: mug._id, quantity: 1 }]).lines
    return success({ ...quote, lines: [...lines, { ...own, available: 0, total: 0, ownShop: true }] })
  }
  await openPage(routes, '/cart')
  await waitFor(() => expect(line('Tall mug')).toHaveTextContent('This product is from your own shop.'))
  expect(line('Tall mug')).toHaveTextContent('Not in your total')
  expect(amount('Subtotal')).toBe('$40.00')
  expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: /wishlist/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tall mug' }))
  await userEvent.click(screen.getByRole('button', { name: 'REMOVE' }))
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
})

test('a line of a product that is no longer sold makes Checkout wait, and is stored without pieces', async () => {
  addToCart(shirt)
  addToCart({ ...mug, variant: productId(12), variantName: 'Tall' })
  shop.products = [shirt]
  await openPage(routes, '/cart')
  expect(await screen.findByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: /wishlist/ })).toBeNull()
  expect($cart.get().map(({ stock }) => stock)).toEqual([5, 0])
})

test('a short line is totalled by the pieces that are left, and can go on to the checkout', async () => {
  addToCart(shirt, 4)
  shop.products = [{ ...shirt, stock: 2 }]
  await openPage(routes, '/cart')
  await waitFor(() => expect(amount('Subtotal')).toBe('$40.00'))
  expect(line('Blue shirt')).toHaveTextContent('$40.00')
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
})

test('a line shows that its price went down', async () => {
  addToCart(shirt)
  shop.products = [{ ...shirt, price: 15 }]
  await openPage(routes, '/cart')
  await waitFor(() => expect(line('Blue shirt')).toHaveTextContent('The price went down from $20.00 to $15.00.'))
})

test('a line with a malformed id is no longer sold, and the others are still quoted', async () => {
  addToCart(shirt)
  addToCart({ ...mug, _id: 'mangled' })
  await openPage(routes, '/cart')
  expect(line('Tall mug')).toHaveTextContent('This product is no longer sold.')
  await waitFor(() => expect(amount('Subtotal')).toBe('$20.00'))
})

test('a stored line without a variant asks for one, is not charged and stays in the cart', async () => {
  shop.products = [{ ...shirt, variantCount: 2 }, mug]
  $cart.set([
    { ...shirt, quantity: 2 },
    { ...mug, quantity: 1 },
  ])
  await openPage(routes, '/cart')
  const choose = await screen.findByRole('link', { name: 'Choose options' })
  expect(choose).toHaveAttribute('href', `/product-detail/${productId(1)}`)
  expect(line('Blue shirt')).toHaveTextContent('This product comes in several variants. Choose one to order it.')
  await waitFor(() => expect(amount('Subtotal')).toBe('$10.00'))
  expect(shop.callsTo('/shop/quote').at(-1)?.body.products).toEqual([{ productId: productId(2), quantity: 1 }])
  expect($cart.get()).toHaveLength(2)
})

test('two variants of one product are two lines, and their controls name the variant', async () => {
  addToCart({ ...shirt, variant: productId(11), variantName: 'Blue, M' })
  addToCart({ ...shirt, variant: productId(12), variantName: 'Blue, XL' })
  await openPage(routes, '/cart')
  for (const name of ['Blue shirt, Blue, M', 'Blue shirt, Blue, XL']) {
    expect(screen.getByRole('textbox', { name: `Quantity of ${name}` })).toBeVisible()
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
})

test('viewing the cart and removing a line are tracked', async () => {
  const events: AnyEcommerceEvent[] = []
  receiveEcommerceEvents(() => {})
  receiveEcommerceEvents((event) => void events.push(event))
  addToCart(shirt, 2)
  await openPage(routes, '/cart')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Blue shirt' }))
  await userEvent.click(screen.getByRole('button', { name: 'REMOVE' }))
  receiveEcommerceEvents(() => {})
  const params = {
    currency: 'USD',
    value: 40,
    items: [expect.objectContaining({ item_name: 'Blue shirt', price: 20, quantity: 2 })],
  }
  expect(events).toEqual([
    { name: 'view_cart', params },
    { name: 'remove_from_cart', params },
  ])
})

test('a mistyped coupon says so and can be mended where it was typed, also after a reload, or be put away', async () => {
  addToCart(shirt)
  await openPage(routes, '/cart')
  await userEvent.click(screen.getByRole('button', { name: 'Have a code?' }))
  await userEvent.type(screen.getByLabelText('Coupon code'), 'nope{Enter}')
  expect(await screen.findByText('There is no coupon with this code.')).toBeVisible()
  const field = screen.getByLabelText('Coupon code')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('nope')
  await userEvent.type(field, '{End}e{Enter}')
  await waitFor(() => expect(shop.callsTo('/quote').at(-1)?.body.coupon).toBe('nopee'))
  await openPage(routes, '/cart')
  expect(await screen.findByText('There is no coupon with this code.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Have a code?' }))
  expect(screen.getByRole('button', { name: 'Have a code?', expanded: false })).toHaveFocus()
  expect($coupon.get()).toBeNull()
})

test('a coupon whose condition does not hold stays in its field, and the reason goes once another code is typed', async () => {
  addToCart(shirt)
  const reason = 'It is for orders from $40.'
  shop.intercept = ({ line, body }) => {
    if (line !== 'POST /shop/quote' || body.coupon !== 'TENOFF') return undefined
    const coupon = { code: 'TENOFF', state: 'refused' as const, description: '$10 off', reason }
    return success({ ...quoteOf([shirt], body.products), coupon })
  }
  await openPage(routes, '/cart')
  await userEvent.click(screen.getByRole('button', { name: 'Have a code?' }))
  await userEvent.type(screen.getByLabelText('Coupon code'), 'TENOFF{Enter}')
  expect(await screen.findByText(reason)).toBeVisible()
  const field = screen.getByLabelText('Coupon code')
  expect(field).toHaveValue('TENOFF')
  expect(field).toBeInvalid()
  await userEvent.clear(field)
  await userEvent.type(field, 'W')
  expect(screen.queryByText(reason)).toBeNull()
  expect(field).toBeValid()
  await userEvent.type(field, 'ELCOME10{Enter}')
  expect(await screen.findByText(/10 % off/)).toBeVisible()
})

test('why a coupon is refused is scrolled into view, clear of the keyboard while that is open', async () => {
  const keyboard = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 })
  const shown = jest.fn()
  Object.assign(window, { visualViewport: keyboard })
  Element.prototype.scrollIntoView = function show(this: Element, how) {
    shown(this.textContent, how)
  }
  addToCart(shirt)
  await openPage(routes, '/cart')
  await userEvent.click(screen.getByRole('button', { name: 'Have a code?' }))
  await userEvent.type(screen.getByLabelText('Coupon code'), 'nope{Enter}')
  await screen.findByText('There is no coupon with this code.')
  const reason = expect.stringContaining('There is no coupon with this code.')
  expect(shown.mock.calls).toEqual([[reason, { block: 'nearest' }]])
  keyboard.height = 400
  keyboard.dispatchEvent(new Event('resize'))
  expect(shown.mock.calls.at(-1)).toEqual([reason, { block: 'center' }])
  shown.mockClear()
  await openPage(routes, '/cart')
  await screen.findByText('There is no coupon with this code.')
  expect(shown).not.toHaveBeenCalled()
  Reflect.deleteProperty(window, 'visualViewport')
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('a coupon that another account typed on this browser is not used', async () => {
  $coupon.set({ code: 'WELCOME10', uid: 'somebody-else' })
  signOut()
  addToCart(shirt)
  await openPage(routes, '/cart')
  await waitFor(() => expect(amount('Order total')).toBe('$48.00'))
  expect(screen.getByRole('button', { name: 'Have a code?' })).toBeVisible()
})
