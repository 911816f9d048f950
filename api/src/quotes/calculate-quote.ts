import { type CheckedCoupon, checkCoupon } from '../coupons/check-coupon'
import type { CouponRequest } from '../coupons/coupon-request'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { mainPicture } from '../pictures/picture-address'
import { parseStatus } from '../products/availability'
import { type PriceRules, toPercent } from '../shipping/price-rules'
import { variantName } from '../variants/variant-name'
import { calculateTotals, subtotalOf } from './calculate-totals'
import { type ResolvedLine, resolveLines } from './resolve-lines'
import type { Quote, QuoteCoupon, QuoteLine, RequestedLine } from './schema'

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

function toCoupon(checked: CheckedCoupon): QuoteCoupon {
  const { code, description, state } = checked
  return { code, state, description, ...(checked.state === 'refused' && { reason: checked.reason }) }
}

/**
 * The current prices of the requested lines and how many of each can be bought, in the requested order. An invalid
 * coupon changes no price, and the quote says why it is invalid.
 */
export async function calculateQuote(
  db: Queries,
  rules: PriceRules,
  wanted: readonly RequestedLine[],
  coupon?: CouponRequest,
): Promise<Quote> {
  const { found, missing, missingVariants } = await resolveLines(db, wanted)
  const lines = found.map((one) => ({ priceCents: priceOf(one), quantity: one.quantity }))
  const checked = coupon && (await checkCoupon(db, coupon, subtotalOf(lines)))
  const totals = calculateTotals(rules, lines, checked?.state === 'applied' ? checked.terms : undefined)
  return {
    lines: found.map(toLine),
    missing,
    missingVariants,
    subtotal: toDollars(totals.subtotalCents),
    discount: toDollars(totals.discountCents),
    shippingEstimate: toDollars(totals.shippingCents),
    taxEstimate: toDollars(totals.taxCents),
    orderTotal: toDollars(totals.totalCents),
    taxPercent: toPercent(rules.taxBasisPoints),
    ...(checked && { coupon: toCoupon(checked) }),
  }
}
