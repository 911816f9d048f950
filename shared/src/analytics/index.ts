/** GA4's e-commerce events: a builder for each, and `track`, which sends them to the event bus. */
export { addPaymentInfo, addShippingInfo, beginCheckout, purchase } from './checkout-events'
export type { EcommerceEvent } from './ecommerce-event'
export { type EcommerceItem, type EcommerceList, type EcommerceSource, toEcommerceItem } from './ecommerce-item'
export { addToCartEvent, addToWishlistEvent, removeFromCartEvent, viewCart, viewItem } from './item-events'
export { searchEvent, selectItem, viewItemList } from './list-events'
export { track } from './track'
