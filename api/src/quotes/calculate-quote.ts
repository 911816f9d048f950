import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { mainPicture } from '../pictures/picture-address'
import { parseStatus } from '../products/availability'
import type { ShippingRules } from '../shipping/shipping-rules'
import { variantName } from '../variants/variant-name'
import { calculateTotals } from './calculate-totals'
import { type ResolvedLine, resolveLines } from './resolve-lines'
import type { Quote, QuoteLine, RequestedLine } from './schema'

const priceOf = ({ product, variant }: ResolvedLine): number => product.priceCents + (variant?.surchargeCents ?? 0)

function toLine(found: ResolvedLine): QuoteLine {
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

/** The current prices of the requested lines, and how many of each can be bought, in the requested order. */
export async function calculateQuote(
  db: Queries,
  shipping: ShippingRules,
  wanted: readonly RequestedLine[],
): Promise<Quote> {
  const { found, missing, missingVariants } = await resolveLines(db, wanted)
  const totals = calculateTotals(
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
