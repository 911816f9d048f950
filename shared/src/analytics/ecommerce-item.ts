import type { Order, Product } from '../api/api-types'
import type { CartItem, CartProduct } from '../state/cart-line'

/** A list of products that a visitor sees, such as a search result or a row of the home page. */
export interface EcommerceList {
  /** Stable, e.g. `on-sale`. */
  id: string
  /** As the page names it, e.g. "On Sale Now". */
  name: string
}

/**
 * One item of an event, with GA4's field names: https://developers.google.com/analytics/devguides/collection/ga4/reference/events.
 * `price` and `discount` are dollars for one piece; `index` counts from 0.
 */
export interface EcommerceItem {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  price: number
  discount?: number
  quantity: number
  coupon?: string
  index?: number
  item_list_id?: string
  item_list_name?: string
}

/** Sources of an item: a product (with or without a chosen variant), a cart line, or an order line. */
export type EcommerceSource = Product | CartProduct | CartItem | Order['products'][number]

/** Values that the source lacks; `quantity` replaces the source's (1 for a product). */
export interface EcommerceExtra {
  quantity?: number | undefined
  /** Place in its list, from 0. */
  index?: number | undefined
  list?: EcommerceList | undefined
  coupon?: string | undefined
}

/** An item's GA4 fields, without unknown values. Its id is the SKU, or the product's id where no SKU was kept. */
export function toEcommerceItem(source: EcommerceSource, extra: EcommerceExtra = {}): EcommerceItem {
  const { name, price, sku } = source
  const { quantity = 'quantity' in source ? source.quantity : 1, index, list, coupon } = extra
  const productFields = 'category' in source ? fieldsOfProduct(source) : {}
  const variant = 'variantName' in source ? source.variantName : undefined
  return {
    item_id: sku || ('productId' in source ? source.productId : source._id),
    item_name: name,
    ...productFields,
    ...(variant && { item_variant: variant }),
    price,
    quantity,
    ...(coupon && { coupon }),
    ...(index !== undefined && { index }),
    ...(list && { item_list_id: list.id, item_list_name: list.name }),
  }
}

function fieldsOfProduct({ brand, category, price, regularPrice }: Product) {
  const discount = regularPrice !== undefined && regularPrice > price ? round(regularPrice - price) : 0
  return {
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(discount > 0 && { discount }),
  }
}

/** Dollars without the rounding error of binary fractions. */
export const round = (dollars: number): number => Math.round(dollars * 100) / 100
