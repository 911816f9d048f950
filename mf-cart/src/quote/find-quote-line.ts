import type { Quote } from '@superium/shared/api'
import type { CartProduct } from '@superium/shared/state'

type QuoteLine = Quote['lines'][number]

/**
 * Finds the quote's line for a line of the cart. If either has no variant, only the product is compared: the server
 * fills in a product's only variant, and drops the variant of a product that no longer has any.
 */
export function findQuoteLine(
  quote: Quote | null,
  { _id, variant }: Pick<CartProduct, '_id' | 'variant'>,
): QuoteLine | undefined {
  return quote?.lines.find((line) => line.productId === _id && (!variant || !line.variant || line.variant === variant))
}
