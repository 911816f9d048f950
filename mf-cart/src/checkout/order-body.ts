import type { Quote } from '@superium/shared/api'
import { findCountry } from '@superium/shared/countries'
import { toCents, toDollars } from '@superium/shared/money'
import type { CartItem } from '@superium/shared/state'
import { type Billing, type PaymentType, paymentTypes } from './billing-schema'

/** The request body of an order (spec §3 "Order (sent at checkout)", plus the street by the rulings), in dollars. */
export interface OrderBody {
  name: string
  email: string
  phone: string
  street: string
  district: string
  subDistrict: string
  country: string
  orderNotes: string
  postalCode: string
  paymentType: PaymentType
  /** The code of an applied coupon. */
  coupon?: string
  products: {
    productId: string
    variant?: string
    name: string
    quantity: number
    image: string
    price: number
    total: number
  }[]
  /** The total that the shopper saw; the server recomputes it. */
  orderTotal: number
  orderNumber: 0
  status: 'Pending'
}

/** The payment type, or undefined for an unknown value. */
export function paymentTypeOf(value: string): PaymentType | undefined {
  return paymentTypes.find((type) => type === value)
}

/** Builds the order from the form, the cart, the quote that the shopper saw, and an applied coupon. */
export function orderBody(
  billing: Billing,
  payment: PaymentType,
  items: readonly CartItem[],
  { lines, orderTotal }: Pick<Quote, 'lines' | 'orderTotal'>,
  coupon?: string,
): OrderBody {
  const priceOf = ({ _id, variant, price }: CartItem) =>
    lines.find((line) => line.productId === _id && (!variant || line.variant === variant))?.price ?? price
  return {
    name: billing.name.trim(),
    email: billing.email.trim(),
    phone: billing.phone.trim(),
    street: billing.street.trim(),
    district: billing.district.trim(),
    subDistrict: billing.subDistrict.trim(),
    country: findCountry(billing.country)?.name ?? billing.country.trim(),
    orderNotes: billing.orderNotes.trim(),
    postalCode: billing.postalCode.trim(),
    paymentType: payment,
    ...(coupon && { coupon }),
    products: items.map((item) => ({
      productId: item._id,
      ...(item.variant && { variant: item.variant }),
      name: item.name,
      quantity: item.quantity,
      image: item.images[0] ?? '',
      price: priceOf(item),
      total: toDollars(toCents(priceOf(item)) * item.quantity),
    })),
    orderTotal,
    orderNumber: 0,
    status: 'Pending',
  }
}
