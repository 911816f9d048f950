import type { Queries } from '../database/database'
import { toDollars } from '../http/fields'
import { mainPicture } from '../media/address'
import { parseStatus } from '../products/new-product'
import type { ShippingRules } from '../shipping/shipping'
import { findSold } from './queries'
import type { Quote, Wanted } from './schema'
import { totalsOf } from './totals'
import { mergeWanted } from './wanted'

/** What these products cost now and how many can be bought, in the order in which they were asked for. */
export async function quote(db: Queries, shipping: ShippingRules, wanted: readonly Wanted[]): Promise<Quote> {
  const merged = mergeWanted(wanted)
  const sold = new Map(
    (
      await findSold(
        db,
        merged.map(({ productId }) => productId),
      )
    ).map((row) => [row.id, row]),
  )
  const asked = [...new Set(wanted.map(({ productId }) => productId.toLowerCase()))]
  const quantities = new Map(merged.map(({ productId, quantity }) => [productId, quantity]))
  const found = asked.flatMap((id) => sold.get(id) ?? [])
  const lines = found.map((row) => ({ ...row, quantity: quantities.get(row.id) ?? 0 }))
  const totals = totalsOf(shipping, lines)
  return {
    lines: lines.map(({ id, name, images, status, priceCents, stock, quantity }) => ({
      productId: id,
      name,
      image: mainPicture(images),
      status: parseStatus(status),
      price: toDollars(priceCents),
      quantity,
      stock,
      available: status === 'up-coming' ? 0 : Math.min(quantity, stock),
      total: toDollars(priceCents * quantity),
    })),
    missing: asked.filter((id) => !sold.has(id)),
    subtotal: toDollars(totals.subtotalCents),
    shippingEstimate: toDollars(totals.shippingCents),
    taxEstimate: toDollars(totals.taxCents),
    orderTotal: toDollars(totals.totalCents),
  }
}
