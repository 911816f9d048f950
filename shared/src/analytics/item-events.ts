import type { CartItem, CartProduct } from '../state/cart-line'
import type { EventNamed } from './ecommerce-event'
import { type EcommerceItem, round, toEcommerceItem } from './ecommerce-item'

/** Currency, items, and the sum of price and quantity in dollars. */
export const valued = (items: EcommerceItem[]) => ({
  currency: 'USD' as const,
  value: round(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
  items,
})

/** The page of a product is shown, in the chosen variant if there is one. */
export const viewItem = (product: CartProduct): EventNamed<'view_item'> => ({
  name: 'view_item',
  params: valued([toEcommerceItem(product)]),
})

/** A product was put on the wishlist. */
export const addToWishlistEvent = (product: CartProduct): EventNamed<'add_to_wishlist'> => ({
  name: 'add_to_wishlist',
  params: valued([toEcommerceItem(product)]),
})

/** `quantity` pieces more are in the cart. */
export const addToCartEvent = (product: CartProduct, quantity: number): EventNamed<'add_to_cart'> => ({
  name: 'add_to_cart',
  params: valued([toEcommerceItem(product, { quantity })]),
})

/** `quantity` pieces fewer are in the cart. */
export const removeFromCartEvent = (product: CartProduct, quantity: number): EventNamed<'remove_from_cart'> => ({
  name: 'remove_from_cart',
  params: valued([toEcommerceItem(product, { quantity })]),
})

/** The page of the cart, or its panel, is shown. */
export const viewCart = (lines: readonly CartItem[]): EventNamed<'view_cart'> => ({
  name: 'view_cart',
  params: valued(lines.map((line) => toEcommerceItem(line))),
})
