import { toDollars } from '../http/cents-and-dollars'
import type { OrderRequest } from './schema'

/** What a line costs now. */
export interface PricedLine {
  productId: string
  variant?: string | null | undefined
  /** Cents. */
  priceCents: number
}

type RequestLine = OrderRequest['products'][number]

/** Whether a line of the shop is about what was asked for; a product's only variant need not be named. */
export const isLineOf = (
  { productId, variant }: Pick<RequestLine, 'productId' | 'variant'>,
  line: Omit<PricedLine, 'priceCents'>,
): boolean =>
  productId.toLowerCase() === line.productId && (!variant || !line.variant || variant.toLowerCase() === line.variant)

/** The field of the first price or line total in the request that is not the shop's; undefined when all are, or none is sent. */
export function forgedAmount(products: readonly RequestLine[], lines: readonly PricedLine[]): string | undefined {
  for (const [index, { price, total, ...line }] of products.entries()) {
    const cents = lines.find((one) => isLineOf(line, one))?.priceCents
    if (cents === undefined) continue
    if (differs(price, cents)) return `products.${index}.price`
    if (differs(total, cents * line.quantity)) return `products.${index}.total`
  }
  return undefined
}

/** Whether an amount was sent, in dollars, and is another one. */
const differs = (sent: unknown, cents: number): boolean => sent !== undefined && sent !== toDollars(cents)
