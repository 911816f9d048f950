import type { Order, OrderLine } from '@superium/shared/api'

/** The pieces of one line. */
export interface LinePieces {
  line: OrderLine
  quantity: number
}

/** The pieces of an order that are still to be sent; none of an order that is not confirmed or has been sent. */
export function piecesToSend({ products, status }: Pick<Order, 'products' | 'status'>): LinePieces[] {
  if (status !== 'Confirmed') return []
  return products.flatMap((line) => {
    const quantity = line.quantity - line.cancelled - line.shipped
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

/** A line with its variant in words. */
export const lineTitle = ({ name, variantName }: Pick<OrderLine, 'name' | 'variantName'>): string =>
  variantName ? `${name}, ${variantName}` : name
