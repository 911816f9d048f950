import type { Queries } from '../database/database'
import { toDollars } from '../http/fields'
import { mainPicture } from '../media/address'
import { parseStatus } from '../products/new-product'
import type { ShippingRules } from '../shipping/shipping'
import { variantName } from '../variants/variant-name'
import { type Found, resolveWanted } from './resolve'
import type { Quote, QuoteLine, Wanted } from './schema'
import { totalsOf } from './totals'

const priceOf = ({ product, variant }: Found): number => product.priceCents + (variant?.surchargeCents ?? 0)

function toLine(found: Found): QuoteLine {
  const { product, variant, quantity } = found
  const { id, name, images, releaseDate } = product
  const status = parseStatus(product.status)
  const stock = variant?.stock ?? product.stock
  return {
    productId: id,
    name,
    image: mainPicture(variant?.images.length ? variant.images : images),
    status,
    price: toDollars(priceOf(found)),
    quantity,
    stock,
    available: status === 'up-coming' ? 0 : Math.min(quantity, stock),
    total: toDollars(priceOf(found) * quantity),
    ...(variant && { variant: variant.id, variantName: variantName(variant) }),
    ...(releaseDate !== null && status !== 'in-stock' && { releaseDate }),
  }
}

/** What these products cost now and how many can be bought, in the order in which they were asked for. */
export async function quote(db: Queries, shipping: ShippingRules, wanted: readonly Wanted[]): Promise<Quote> {
  const { found, missing, missingVariants } = await resolveWanted(db, wanted)
  const totals = totalsOf(
    shipping,
    found.map((one) => ({ priceCents: priceOf(one), quantity: one.quantity })),
  )
  return {
    lines: found.map(toLine),
    missing,
    missingVariants,
    subtotal: toDollars(totals.subtotalCents),
    shippingEstimate: toDollars(totals.shippingCents),
    taxEstimate: toDollars(totals.taxCents),
    orderTotal: toDollars(totals.totalCents),
  }
}
