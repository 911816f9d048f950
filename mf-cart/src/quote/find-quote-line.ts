import type { Quote } from '@superium/shared/api'
import type { CartProduct } from '@superium/shared/state'

type QuoteLine = Quote['lines'][number]

/**
 * The quote's line for a line of the cart. One that names no variant is answered with the one that the server takes it for;
 * what is in the cart by name has its own line.
 */
export function findQuoteLine(
  quote: Quote | null,
  { _id, variant }: Pick<CartProduct, '_id' | 'variant'>,
): QuoteLine | undefined {
  return quote?.lines.find((line) => line.productId === _id && (variant === undefined || line.variant === variant))
}
