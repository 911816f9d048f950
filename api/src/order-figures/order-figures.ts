import { sharedDiscount } from './shared-discount'

/** One order's contribution to the figures of its day. */
export interface OrderFigures {
  orders: number
  revenueCents: number
  units: number
  /** The coupon's discount on the pieces that were neither cancelled nor returned. */
  discountCents: number
  /** By product id. */
  products: ReadonlyMap<string, { units: number; revenueCents: number }>
}

/** The contribution of a missing or cancelled order. */
export const noFigures: OrderFigures = { orders: 0, revenueCents: 0, units: 0, discountCents: 0, products: new Map() }

/** The fields of an order that its figures depend on. */
interface Order {
  status: string
  totalCents: number
  returnedCents: number
  discountCents: number
}

/** A line of the order, with its counts in pieces. */
interface Line {
  productId: string
  priceCents: number
  quantity: number
  cancelled: number
  returned: number
  discountCents: number | null
}

const left = ({ quantity, cancelled, returned }: Line): number => quantity - cancelled - returned

/** Calculates an order's contribution to its day; excludes cancelled and returned pieces and their value. */
export function figuresOf(row: Order, lines: readonly Line[]): OrderFigures {
  if (row.status === 'Cancelled') return noFigures
  const products = new Map<string, { units: number; revenueCents: number }>()
  let units = 0
  for (const line of lines) {
    const { units: before, revenueCents } = products.get(line.productId) ?? { units: 0, revenueCents: 0 }
    products.set(line.productId, {
      units: before + left(line),
      revenueCents: revenueCents + left(line) * line.priceCents,
    })
    units += left(line)
  }
  const { totalCents, returnedCents } = row
  const discountCents = sharedDiscount(lines, left) ?? row.discountCents
  return { orders: 1, revenueCents: totalCents - returnedCents, units, discountCents, products }
}
