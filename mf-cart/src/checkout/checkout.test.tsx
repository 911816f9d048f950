import {
  $cart,
  $coupon,
  $session,
  $toasts,
  type AnyEcommerceEvent,
  addToCart,
  clearCart,
  receiveEcommerceEvents,
} from '@superium/shared/state'
import { openPage, problem, productId, signIn, success, testProduct, testUser, toasts } from '@superium/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../routes'
import { answerShopApi, orderKey, type Shop } from '../testing/answer-shop-api'
import { fillBillingForm } from '../testing/fill-billing-form'
import { quietOrderLog } from '../testing/quiet-order-log'
import { cartTexts } from '../texts'
import { type BillingDraft, saveBillingDraft } from './billing-draft'

const shirt = testProduct(productId(1), { name: 'Blue shirt', price: 20 })
const mug = testProduct(productId(2), { name: 'Tall mug', price: 10 })

const typed: BillingDraft = {
  postalCode: '1212',
  district: 'Dhaka',
  subDistrict: 'Gulshan',
  country: 'Bangladesh',
  orderNotes: 'Ring twice',
  paymentType: 'cash_on_delivery',
}

let shop: Shop

beforeEach(() => {
  quietOrderLog()
  sessionStorage.clear()
  clearCart()
  $coupon.set(null)
  localStorage.clear()
  $toasts.set([])
  shop = answerShopApi([shirt, mug])
  addToCart(shirt, 2)
  addToCart(mug)
  signIn()
})
afterEach(() => jest.restoreAllMocks())

const confirm = () => screen.getByRole('button', { name: /^Confirm Order/ })
const ready = () => waitFor(() => expect(confirm()).toBeEnabled())

/** Opens the checkout with what the shopper typed before a reload, which is quicker than to type it. */
async function openFilled(): Promise<Awaited<ReturnType<typeof openPage>>> {
  saveBillingDraft(testUser().uid, typed)
  const page = await openPage(routes, '/checkout')
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+880 123'))
  await ready()
  return page
}

test('an anonymous visitor is redirected to sign-in, which remembers the checkout', async () => {
  $session.set({ status: 'anonymous', user: null })
  const page = await openPage(routes, '/checkout')
  expect([page.address(), page.state()]).toEqual(['/signin', { from: '/checkout' }])
})

test('a frame shows while the sign-in state loads', async () => {
  $session.set({ status: 'loading', user: null })
  await openPage(routes, '/checkout')
  expect(screen.getByText(/^Loading your checkout/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await act(async () => signIn())
  expect(screen.getByRole('heading', { name: 'Billing details' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Street' })).toBeVisible()
})

test('an empty cart shows a message and a link to the shop', async () => {
  clearCart()
  await openPage(routes, '/checkout')
  expect(screen.getByText('YOUR CART IS CURRENTLY EMPTY.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'RETURN TO SHOP' })).toHaveAttribute('href', '/products')
})

test('a line that is ordered before its release says from when it ships', async () => {
  const announced = testProduct(productId(3), { name: 'New lamp', status: 'pre-order', releaseDate: '2027-01-15' })
  shop = answerShopApi([shirt, mug, announced])
  addToCart(announced)
  await openPage(routes, '/checkout')
  expect(screen.getByText('Ships from Jan 15, 2027')).toBeVisible()
})

test('the order is sent in the specified format and its receipt is shown', async () => {
  const page = await openPage(routes, '/checkout')
  await fillBillingForm()
  await ready()
  await userEvent.click(confirm())
  const thanks = await screen.findByRole('heading', { name: 'Thank you for your order' })
  await waitFor(() => expect(thanks).toHaveFocus())

  expect(shop.callsTo('/orderconfirm').map(({ body }) => body)).toEqual([
    {
      name: 'Ann',
      email: 'ann@example.com',
      phone: '+880 123',
      street: '1 Lake Road',
      district: 'Dhaka',
      subDistrict: 'Gulshan',
      country: 'Bangladesh',
      orderNotes: 'Ring twice',
      postalCode: '1212',
      paymentType: 'cash_on_delivery',
      products: [
        { productId: productId(1), name: 'Blue shirt', quantity: 2, image: shirt.images[0], price: 20, total: 40 },
        { productId: productId(2), name: 'Tall mug', quantity: 1, image: mug.images[0], price: 10, total: 10 },
      ],
      orderTotal: 82.5,
      orderNumber: 0,
      status: 'Pending',
    },
  ])
  expect(toasts()).toEqual(['Order placed successfully'])
  expect($cart.get()).toEqual([])
  expect(JSON.parse(localStorage.getItem('cartItems') ?? '[]')).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(page.address()).toBe(`/order/${productId(900)}`)
  expect(screen.getByText('Order #S-1000', { selector: 'strong' })).toBeVisible()
  expect(screen.getByText('2 × $20.00')).toBeVisible()
  expect(screen.getAllByText('$82.50')[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/myaccount/orders/${productId(900)}`,
  )
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/products')
})

test('order notes are optional', async () => {
  await openFilled()
  expect(screen.getByLabelText('Order notes')).toHaveAccessibleDescription('Optional')
  await userEvent.clear(screen.getByLabelText('Order notes'))
  await userEvent.click(confirm())
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect(shop.callsTo('/orderconfirm')[0]?.body.orderNotes).toBe('')
  expect(screen.queryByText('Order notes')).toBeNull()
})

test('a double click sends one order', async () => {
  await openFilled()
  await userEvent.dblClick(confirm())
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect(shop.callsTo('/orderconfirm')).toHaveLength(1)
})

/** The server places the order, but its response is lost. */
function loseAnswers(): void {
  shop.intercept = (call) => {
    if (!call.name.endsWith('/orderconfirm')) return undefined
    if (!shop.orders.has(orderKey(call) ?? '')) shop.takeOrder(call)
    return problem(500, 'Something went wrong on our side.')
  }
}

test('after a lost answer, sending again reuses the key and makes no second order', async () => {
  await openFilled()
  loseAnswers()
  await userEvent.click(confirm())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Your last order may not have gone through.')
  expect(alert).toHaveTextContent('Something went wrong on our side. Sending it again cannot make a second order.')
  await waitFor(() => expect(alert).toHaveFocus())
  expect($cart.get()).toHaveLength(2)
  expect(confirm()).not.toHaveAttribute('aria-busy')

  shop.intercept = null
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect(shop.orders.size).toBe(1)
  expect(new Set(shop.callsTo('/orderconfirm').map(orderKey)).size).toBe(1)
})

test('a changed total is shown and has to be confirmed again, under a new key', async () => {
  await openFilled()
  shop.products = [{ ...shirt, price: 30 }, mug]
  await userEvent.click(confirm())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Blue shirt now costs $30.00 (it was $20.00).')
  expect(alert).toHaveTextContent('The order total is now $105.50 (it was $82.50).')
  expect(shop.orders.size).toBe(0)
  await waitFor(() => expect($cart.get()[0]?.price).toBe(30))

  await userEvent.click(confirm())
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  const [first, second] = shop.callsTo('/orderconfirm')
  expect(second?.body.orderTotal).toBe(105.5)
  expect(second && orderKey(second)).not.toBe(first && orderKey(first))
})

test('a line that exceeds the stock shows how many are left and offers to take them', async () => {
  await openFilled()
  shop.products = [{ ...shirt, stock: 1 }, mug]
  await userEvent.click(confirm())
  expect(await screen.findByText('Blue shirt: only 1 left.')).toBeVisible()
  await userEvent.click(confirm())
  expect(shop.callsTo('/orderconfirm')).toHaveLength(1)
  expect(screen.getByText('Before you can order:').closest('[tabindex]')).toHaveFocus()
  const [take] = screen.getAllByRole('button', { name: 'Take 1' })
  if (take) await userEvent.click(take)
  await ready()
  await userEvent.click(confirm())
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect(shop.callsTo('/orderconfirm').at(-1)?.body.products[0]?.quantity).toBe(1)
})

test('a line that cannot be bought is not totalled and not ordered, and can be moved to the wishlist', async () => {
  shop.products = [shirt, { ...mug, stock: 0 }]
  await openFilled()
  expect(confirm()).toHaveAccessibleName('Confirm Order · $71.00')
  await userEvent.click(confirm())
  expect(shop.callsTo('/orderconfirm')).toEqual([])
  const [move] = screen.getAllByRole('button', { name: 'Move to wishlist: Tall mug' })
  if (move) await userEvent.click(move)
  await ready()
  await userEvent.click(confirm())
  await screen.findByRole('heading', { name: 'Thank you for your order' })
  expect(shop.callsTo('/orderconfirm')[0]?.body.products).toHaveLength(1)
})

test('after Remove in the list of problems, the focus stays beside Confirm Order', async () => {
  shop.products = [{ ...shirt, stock: 0 }, mug]
  await openPage(routes, '/checkout')
  await screen.findByText('Before you can order:')
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove Blue shirt' }).at(-1) as HTMLElement)
  expect(document.activeElement).toContainElement(confirm())
  expect(document.body).not.toHaveFocus()
})

test('the button is busy only while the order is being sent', async () => {
  await openFilled()
  let answer: () => void = () => {}
  shop.intercept = ({ name }) =>
    name.endsWith('/orderconfirm')
      ? new Promise((resolve) => {
          answer = () => resolve(problem(503, 'The shop is under repair.'))
        })
      : undefined
  await userEvent.click(confirm())
  await waitFor(() => expect(confirm()).toHaveAttribute('aria-busy', 'true'))
  shop.intercept = ({ name }) => (name.endsWith('/orderconfirm') ? problem(403, 'This is not you.') : undefined)
  answer()
  expect(await screen.findByText(/This is not you/)).toBeVisible()
  expect(confirm()).not.toHaveAttribute('aria-busy')
})

test('without a total nothing is ordered, and the button focuses the reason', async () => {
  shop.intercept = ({ name }) => (name.endsWith('/quote') ? problem(503, 'The shop is under repair.') : undefined)
  await openPage(routes, '/checkout')
  await fillBillingForm()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is under repair.')
  await userEvent.click(confirm())
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(shop.callsTo('/orderconfirm')).toEqual([])
})

test('an order above what an account may hold says what to do, keeps what was typed, and speaks of no change', async () => {
  await openFilled()
  const refusal = 'An order may have at most 100 pieces of a product until it is paid. Order fewer.'
  shop.intercept = ({ name }) =>
    name.endsWith('/orderconfirm') ? problem(409, refusal, { field: 'products.0.quantity' }) : undefined
  const street = screen.getByRole<HTMLInputElement>('textbox', { name: /^Street/ }).value
  await userEvent.click(confirm())
  const alert = (await screen.findByText(new RegExp(refusal))).closest('[role=alert]')
  expect(alert).toHaveTextContent('Try again')
  expect(alert).not.toHaveTextContent(cartTexts.checkout.changed.title)
  expect(street).not.toBe('')
  expect(screen.getByRole('textbox', { name: /^Street/ })).toHaveValue(street)
})

test('why an order failed goes once the order is another one, or its form is changed', async () => {
  await openFilled()
  shop.intercept = ({ name }) => (name.endsWith('/orderconfirm') ? problem(409, 'Order fewer pieces.') : undefined)
  const fail = async () => {
    await userEvent.click(confirm())
    expect(await screen.findByText(/Order fewer pieces/)).toBeVisible()
  }
  const [less] = screen.getAllByRole('button', { name: 'Decrease quantity' })
  await fail()
  await userEvent.click(less as HTMLElement)
  expect(screen.queryByText(/Order fewer pieces/)).toBeNull()
  await ready()
  await fail()
  await userEvent.type(screen.getByRole('textbox', { name: /^Street/ }), ' 7')
  expect(screen.queryByText(/Order fewer pieces/)).toBeNull()
})

test('a field refused by the server shows the server’s message, which leads to it', async () => {
  await openFilled()
  shop.intercept = ({ name }) =>
    name.endsWith('/orderconfirm') ? problem(400, 'phone must be a telephone number.', { field: 'phone' }) : undefined
  await userEvent.click(confirm())
  expect(await screen.findAllByText(/phone must be a telephone number/)).not.toHaveLength(0)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  await userEvent.click(screen.getByText('Phone: phone must be a telephone number.'))
  expect(screen.getByLabelText('Phone')).toHaveFocus()
})

test('an order placed in another tab empties this checkout and links to the order', async () => {
  await openFilled()
  expect(sessionStorage).toHaveLength(1)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'superium:last-order', newValue: productId(900) }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue: '[]', storageArea: localStorage }))
  })
  expect(await screen.findByText('This order was placed in another tab.')).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute('href', `/order/${productId(900)}`)
})

test('the note links to the explanations of taxes and shipping', async () => {
  await openPage(routes, '/checkout')
  const taxes = screen.getByRole('link', { name: 'Taxes' })
  expect(taxes.closest('p')).toHaveTextContent('Learn more Taxes and Shipping information')
  expect(taxes).toHaveAttribute('href', '/help#taxes')
  expect(screen.getByRole('link', { name: 'Shipping' })).toHaveAttribute('href', '/help#shipping')
})

test('lines can be increased, decreased and removed in the checkout', async () => {
  await openPage(routes, '/checkout')
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  const [less] = screen.getAllByRole('button', { name: 'Decrease quantity' })
  if (more) await userEvent.click(more)
  expect($cart.get()[0]?.quantity).toBe(3)
  if (less) await userEvent.click(less)
  expect($cart.get()[0]?.quantity).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tall mug' }))
  expect($cart.get().map(({ name }) => name)).toEqual(['Blue shirt'])
  expect(toasts()).toEqual(['Tall mug was removed from your cart.'])
})

test('the button says the total that is charged', async () => {
  await openFilled()
  expect(confirm()).toHaveAccessibleName('Confirm Order · $82.50')
})

test('a coupon is applied, sent with the order and gone after it', async () => {
  const page = await openFilled()
  await userEvent.click(screen.getByRole('button', { name: 'Have a code?' }))
  await userEvent.type(screen.getByLabelText('Coupon code'), 'welcome10{Enter}')
  expect(await screen.findByText('Applied: 10 % off')).toBeVisible()
  expect(screen.getByText('Discount (WELCOME10)')).toBeVisible()
  await userEvent.click(confirm())
  await waitFor(() => expect(page.address()).toMatch('/order/'))
  expect(shop.callsTo('/orderconfirm')[0]?.body).toMatchObject({ coupon: 'WELCOME10', orderTotal: 76.75 })
  expect(localStorage.getItem('superium:coupon')).toBeNull()
})

test('the order’s address becomes the default one when the shopper wants it, once', async () => {
  const page = await openFilled()
  shop.answer('GET /user/addresses', success([]))
  shop.answer('POST /user/addresses', success({}))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save as my default address' }))
  await userEvent.click(confirm())
  await waitFor(() => expect(page.address()).toMatch('/order/'))
  await waitFor(() => expect(shop.callsTo('POST /user/addresses')).toHaveLength(1))
  expect(shop.callsTo('POST /user/addresses')[0]?.body).toEqual({
    name: 'Ann',
    phone: '+880 123',
    street: '1 Lake Road',
    district: 'Dhaka',
    subDistrict: 'Gulshan',
    country: 'Bangladesh',
    postalCode: '1212',
    isDefault: true,
  })
})

test('an address that cannot be saved is said, and the order stands', async () => {
  const page = await openFilled()
  shop.answer('GET /user/addresses', problem(409, 'An account keeps 20 addresses.'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Save as my default address' }))
  await userEvent.click(confirm())
  await waitFor(() => expect(page.address()).toMatch('/order/'))
  await waitFor(() =>
    expect(toasts()).toContain('Your order is placed, but its address was not saved. An account keeps 20 addresses.'),
  )
})

test('an order that takes long has a loading toast, which ends', async () => {
  const page = await openFilled()
  let answer: () => void = () => {}
  shop.intercept = (call) =>
    call.name.endsWith('/orderconfirm')
      ? new Promise((resolve) => {
          answer = () => resolve(shop.takeOrder(call))
        })
      : undefined
  await userEvent.click(confirm())
  await waitFor(() => expect(toasts()).toEqual(['Placing your order']))
  answer()
  await waitFor(() => expect(page.address()).toMatch('/order/'))
  expect(toasts()).toEqual(['Order placed successfully'])
})

test('a failed order is logged, besides being shown', async () => {
  await openFilled()
  const log = quietOrderLog()
  shop.intercept = ({ name }) => (name.endsWith('/orderconfirm') ? problem(403, 'This is not you.') : undefined)
  await userEvent.click(confirm())
  expect(await screen.findByText(/This is not you/)).toBeVisible()
  expect(log).toHaveBeenCalledWith('Order submit failed', 403, 'This is not you.')
})

test('the steps of buying are tracked, the purchase once', async () => {
  const events: AnyEcommerceEvent[] = []
  // The first receiver gets the queued events of earlier tests.
  receiveEcommerceEvents(() => {})
  receiveEcommerceEvents((event) => void events.push(event))
  const page = await openPage(routes, '/checkout')
  await fillBillingForm()
  await ready()
  await userEvent.click(confirm())
  await waitFor(() => expect(page.address()).toMatch('/order/'))
  receiveEcommerceEvents(() => {})
  const line = { item_id: `SKU-${shirt._id}`, item_name: 'Blue shirt', price: 20, quantity: 2 }
  const value = { currency: 'USD', value: 50, items: [expect.objectContaining(line), expect.anything()] }
  expect(events).toEqual([
    { name: 'begin_checkout', params: value },
    { name: 'add_shipping_info', params: { ...value, shipping_tier: 'standard' } },
    { name: 'add_payment_info', params: { ...value, payment_type: 'cash_on_delivery' } },
    {
      name: 'purchase',
      params: {
        ...value,
        transaction_id: 'S-1000',
        tax: 7.5,
        shipping: 25,
        items: [expect.objectContaining({ item_name: 'Blue shirt', price: 20, quantity: 2 }), expect.anything()],
      },
    },
  ])
})
