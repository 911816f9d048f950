import { toDollars } from '../http/cents-and-dollars'
import type { OrderRequest } from './schema'

/** The current price of a line. */
export interface PricedLine {
  productId: string
  variant?: string | null | undefined
  /** Cents. */
  priceCents: number
}

type RequestLine = OrderRequest['products'][number]

/** Whether a priced line belongs to a requested one; a request may omit a product's only variant. */
export const isLineOf = (
  { productId, variant }: Pick<RequestLine, 'productId' | 'variant'>,
  line: Omit<PricedLine, 'priceCents'>,
): boolean =>
  productId.toLowerCase() === line.productId && (!variant || !line.variant || variant.toLowerCase() === line.variant)

/**
 * The field of the first price or line total in the request that differs from the shop's; undefined if all match or
 * none was sent.
 */
export function forgedAmount(products: readonly RequestLine[], lines: readonly PricedLine[]): string | undefined {
  for (const [index, { price, total, ...line }] of products.entries()) {
    const cents = lines.find((one) => isLineOf(line, one))?.priceCents
    if (cents === undefined) continue
    if (differs(price, cents)) return `products.${index}.price`
    if (differs(total, cents * line.quantity)) return `products.${index}.total`
  }
  return undefined
}

/** Whether an amount was sent, in dollars, and differs from `cents`. */
const differs = (sent: unknown, cents: number): boolean => sent !== undefined && sent !== toDollars(cents)
