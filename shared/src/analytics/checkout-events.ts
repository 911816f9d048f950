import type { Order } from '../api/api-types'
import type { CartItem } from '../state/cart-line'
import type { EventNamed } from './ecommerce-event'
import { round, toEcommerceItem } from './ecommerce-item'
import { valued } from './item-events'

const checkoutParams = (lines: readonly CartItem[], coupon: string | undefined) => ({
  ...valued(lines.map((line) => toEcommerceItem(line))),
  ...(coupon && { coupon }),
})

/** The checkout is shown with these lines. */
export const beginCheckout = (lines: readonly CartItem[], coupon?: string): EventNamed<'begin_checkout'> => ({
  name: 'begin_checkout',
  params: checkoutParams(lines, coupon),
})

/** The buyer has entered the delivery address; `tier` is the shipping method, e.g. `standard`. */
export const addShippingInfo = (
  lines: readonly CartItem[],
  tier: string,
  coupon?: string,
): EventNamed<'add_shipping_info'> => ({
  name: 'add_shipping_info',
  params: { ...checkoutParams(lines, coupon), shipping_tier: tier },
})

/** The buyer has chosen a payment type, e.g. `cash_on_delivery`. */
export const addPaymentInfo = (
  lines: readonly CartItem[],
  paymentType: string,
  coupon?: string,
): EventNamed<'add_payment_info'> => ({
  name: 'add_payment_info',
  params: { ...checkoutParams(lines, coupon), payment_type: paymentType },
})

/** What `purchase` needs of an order; `discount` and `coupon` where the order has them. */
type PurchasedOrder = Pick<Order, 'orderNumber' | 'products' | 'subtotal' | 'shippingEstimate' | 'taxEstimate'> & {
  discount?: number | undefined
  coupon?: string | undefined
}

/** An order was placed; the caller tracks each order once. `value` is the subtotal less the coupon's discount. */
export const purchase = ({ discount = 0, coupon, ...order }: PurchasedOrder): EventNamed<'purchase'> => ({
  name: 'purchase',
  params: {
    transaction_id: order.orderNumber,
    currency: 'USD',
    value: round(order.subtotal - discount),
    tax: order.taxEstimate,
    shipping: order.shippingEstimate,
    ...(coupon && { coupon }),
    items: order.products.map((line) => toEcommerceItem(line)),
  },
})
