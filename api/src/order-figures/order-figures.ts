/** What one order adds to the figures of its day. */
export interface OrderFigures {
  orders: number
  revenueCents: number
  units: number
  /** What a coupon took off. */
  discountCents: number
  /** By product id. */
  products: ReadonlyMap<string, { units: number; revenueCents: number }>
}

/** What an order that is not there, or cancelled, adds. */
export const noFigures: OrderFigures = { orders: 0, revenueCents: 0, units: 0, discountCents: 0, products: new Map() }

/** An order, as far as its figures go. */
interface Order {
  status: string
  totalCents: number
  returnedCents: number
  discountCents: number
}

/** A line of it; counts in pieces. */
interface Line {
  productId: string
  priceCents: number
  quantity: number
  cancelled: number
  returned: number
}

/** What an order adds to its day: pieces that were cancelled or came back do not count, nor does what they cost. */
export function figuresOf(row: Order, lines: readonly Line[]): OrderFigures {
  if (row.status === 'Cancelled') return noFigures
  const products = new Map<string, { units: number; revenueCents: number }>()
  let units = 0
  for (const line of lines) {
    const left = line.quantity - line.cancelled - line.returned
    const { units: before, revenueCents } = products.get(line.productId) ?? { units: 0, revenueCents: 0 }
    products.set(line.productId, { units: before + left, revenueCents: revenueCents + left * line.priceCents })
    units += left
  }
  const { totalCents, returnedCents, discountCents } = row
  return { orders: 1, revenueCents: totalCents - returnedCents, units, discountCents, products }
}
