import type { Product, Variant } from '../api/api-types'
import { withPictures } from './with-pictures'

/** A product in the cart: with the id and name of the chosen variant, if it has variants. */
export type CartProduct = Product & { variant?: string; variantName?: string }

/** A line of the cart (spec §3): the product's fields and a quantity of at least 1; one line for each `lineKey`. */
export type CartItem = CartProduct & { quantity: number }

/** The key of a line: the product's id, and the variant's if there is one. */
export const lineKey = ({ _id, variant }: Pick<CartProduct, '_id' | 'variant'>): string =>
  variant ? `${_id} ${variant}` : _id

/** Whether a variant has to be chosen first: the product has variants and names none. */
export const needsVariant = ({ variant, variantCount = 0 }: Pick<CartProduct, 'variant' | 'variantCount'>): boolean =>
  !variant && variantCount > 0

/** The product in one of its variants: the variant's SKU, price, stock and colour replace its own. */
export function withVariant(product: Product, variant: Variant): CartProduct {
  const { regularPrice: _, highestPrice: __, ...fields } = withPictures(product, variant)
  const { _id, name, sku, price, regularPrice, stock, colour } = variant
  return {
    ...fields,
    ...{ sku, price, stock, variant: _id, variantName: name },
    colour: colour || product.colour,
    ...(regularPrice !== undefined && { regularPrice }),
  }
}

/**
 * A line with the server's current data. They replace the line, so that a field which the product no longer has (a
 * regular price) goes. Data about the product as a whole leave a variant's own price, stock and pictures unchanged.
 */
export function refreshed(item: CartItem, fresh: CartProduct): CartItem {
  if (!item.variant || fresh.variant) return { ...fresh, quantity: item.quantity }
  const { releaseDate: _, ...own } = item
  const { name, desc, brand, category, status, releaseDate } = fresh
  return { ...own, name, desc, brand, category, status, ...(releaseDate && { releaseDate }) }
}
