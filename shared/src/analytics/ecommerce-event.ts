import type { EcommerceItem } from './ecommerce-item'

interface Items {
  items: EcommerceItem[]
}

/** `value` is the sum of price and quantity of the items in dollars, without shipping and tax. */
interface Valued extends Items {
  currency: 'USD'
  value: number
}

interface InList extends Items {
  item_list_id: string
  item_list_name: string
}

interface InCheckout extends Valued {
  coupon?: string
}

interface Payloads {
  view_item_list: InList
  select_item: InList
  view_item: Valued
  add_to_wishlist: Valued
  add_to_cart: Valued
  remove_from_cart: Valued
  view_cart: Valued
  begin_checkout: InCheckout
  add_shipping_info: InCheckout & { shipping_tier: string }
  add_payment_info: InCheckout & { payment_type: string }
  /** `value` is the price of the goods after the coupon; all amounts are dollars. */
  purchase: InCheckout & { transaction_id: string; tax: number; shipping: number }
  search: { search_term: string }
}

/** GA4's recommended e-commerce events that the shop knows, with their payloads. */
export type EcommerceEvent = { [N in keyof Payloads]: { name: N; params: Payloads[N] } }[keyof Payloads]

/** One event by its name. */
export type EventNamed<N extends keyof Payloads> = Extract<EcommerceEvent, { name: N }>
