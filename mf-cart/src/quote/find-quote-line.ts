import type { Quote } from '@superium/shared/api'
import type { CartProduct } from '@superium/shared/state'

type QuoteLine = Quote['lines'][number]

/**
 * Finds the quote's line for a line of the cart; a line without a variant matches the product's first line.
 */
export function findQuoteLine(
  quote: Quote | null,
  { _id, variant }: Pick<CartProduct, '_id' | 'variant'>,
): QuoteLine | undefined {
  return quote?.lines.find((line) => line.productId === _id && (variant === undefined || line.variant === variant))
}
