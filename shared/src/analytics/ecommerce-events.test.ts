import { testOrder, testOrderLine } from '../testing/test-order'
import { testProduct } from '../testing/test-product'
import { addPaymentInfo, addShippingInfo, beginCheckout, purchase } from './checkout-events'
import { addToCartEvent, addToWishlistEvent, removeFromCartEvent, viewCart, viewItem } from './item-events'
import { searchEvent, selectItem, viewItemList } from './list-events'

const mug = testProduct('mug', { name: 'Enamel mug', price: 10.1, regularPrice: 12.4, category: 'kitchen' })
const book = testProduct('book', { name: 'Sea atlas', price: 19.99, brand: 'Quay' })
const shirt = {
  ...testProduct('tee', { name: 'Tee', price: 5, sku: 'TEE-RUST-M' }),
  variant: 'v',
  variantName: 'Rust, M',
}
const cart = [
  { ...shirt, quantity: 2 },
  { ...book, quantity: 1 },
]
const sale = { id: 'on-sale', name: 'On Sale Now' }

const mugItem = {
  item_id: 'SKU-mug',
  item_name: 'Enamel mug',
  item_brand: 'Northfield',
  item_category: 'kitchen',
  price: 10.1,
  discount: 2.3,
  quantity: 1,
}
const bookItem = {
  item_id: 'SKU-book',
  item_name: 'Sea atlas',
  item_brand: 'Quay',
  item_category: 'books',
  price: 19.99,
  quantity: 1,
}
const shirtItem = {
  item_id: 'TEE-RUST-M',
  item_name: 'Tee',
  item_brand: 'Northfield',
  item_category: 'books',
  item_variant: 'Rust, M',
  price: 5,
  quantity: 2,
}
const inSale = { item_list_id: 'on-sale', item_list_name: 'On Sale Now' }

test('view_item_list has the list, and each item its place in it', () => {
  expect(viewItemList(sale, [mug, book], 20)).toEqual({
    name: 'view_item_list',
    params: {
      ...inSale,
      items: [
        { ...mugItem, index: 20, ...inSale },
        { ...bookItem, index: 21, ...inSale },
      ],
    },
  })
})

test('view_item_list has at most the 200 items that GA4 takes', () => {
  expect(viewItemList(sale, Array(300).fill(book)).params.items).toHaveLength(200)
})

test('select_item has the list and the one item', () => {
  expect(selectItem(sale, book, 3)).toEqual({
    name: 'select_item',
    params: { ...inSale, items: [{ ...bookItem, index: 3, ...inSale }] },
  })
})

test('search has the term, of at most 100 characters', () => {
  expect(searchEvent('red mug')).toEqual({ name: 'search', params: { search_term: 'red mug' } })
  expect(searchEvent('x'.repeat(300)).params.search_term).toHaveLength(100)
})

test('view_item has the price that is charged and what it is below the regular one', () => {
  expect(viewItem(mug)).toEqual({ name: 'view_item', params: { currency: 'USD', value: 10.1, items: [mugItem] } })
})

test('add_to_wishlist has the chosen variant', () => {
  expect(addToWishlistEvent(shirt)).toEqual({
    name: 'add_to_wishlist',
    params: { currency: 'USD', value: 5, items: [{ ...shirtItem, quantity: 1 }] },
  })
})

test('add_to_cart has the pieces that were added and their worth', () => {
  expect(addToCartEvent(mug, 3)).toEqual({
    name: 'add_to_cart',
    params: { currency: 'USD', value: 30.3, items: [{ ...mugItem, quantity: 3 }] },
  })
})

test('remove_from_cart has the pieces that were removed, not those of the line', () => {
  expect(removeFromCartEvent({ ...book, quantity: 9 } as typeof book, 2)).toEqual({
    name: 'remove_from_cart',
    params: { currency: 'USD', value: 39.98, items: [{ ...bookItem, quantity: 2 }] },
  })
})

test('view_cart has every line with its quantity and the sum of all', () => {
  expect(viewCart(cart)).toEqual({
    name: 'view_cart',
    params: { currency: 'USD', value: 29.99, items: [shirtItem, bookItem] },
  })
})

test('begin_checkout has the lines, and a coupon where there is one', () => {
  const params = { currency: 'USD', value: 29.99, items: [shirtItem, bookItem] }
  expect(beginCheckout(cart)).toEqual({ name: 'begin_checkout', params })
  expect(beginCheckout(cart, 'WELCOME10')).toEqual({
    name: 'begin_checkout',
    params: { ...params, coupon: 'WELCOME10' },
  })
})

test('add_shipping_info says how the parcel is sent', () => {
  expect(addShippingInfo(cart, 'standard', 'SHIPFREE')).toEqual({
    name: 'add_shipping_info',
    params: {
      currency: 'USD',
      value: 29.99,
      coupon: 'SHIPFREE',
      shipping_tier: 'standard',
      items: [shirtItem, bookItem],
    },
  })
})

test('add_payment_info says how the order is paid', () => {
  expect(addPaymentInfo(cart, 'cash_on_delivery')).toEqual({
    name: 'add_payment_info',
    params: { currency: 'USD', value: 29.99, payment_type: 'cash_on_delivery', items: [shirtItem, bookItem] },
  })
})

test('purchase has the order number and what goods, tax and delivery cost', () => {
  const mugs = testOrderLine({
    productId: 'p7',
    sku: 'MUG',
    name: 'Mug',
    variantName: 'Red',
    quantity: 2,
    image: '',
    price: 10,
    total: 20,
  })
  const letter = testOrderLine({ productId: 'p8', name: 'Card', quantity: 1, image: '', price: 0.1, total: 0.1 })
  const order = testOrder('1', { orderNumber: 'SU-1', products: [mugs, letter], subtotal: 20.1, taxEstimate: 2.71 })
  expect(purchase({ ...order, discount: 2, coupon: 'WELCOME10' })).toEqual({
    name: 'purchase',
    params: {
      transaction_id: 'SU-1',
      currency: 'USD',
      value: 18.1,
      tax: 2.71,
      shipping: 25,
      coupon: 'WELCOME10',
      items: [
        { item_id: 'MUG', item_name: 'Mug', item_variant: 'Red', price: 10, quantity: 2 },
        { item_id: 'p8', item_name: 'Card', price: 0.1, quantity: 1 },
      ],
    },
  })
})
