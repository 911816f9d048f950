import { type CheckedCoupon, checkCoupon } from '../coupons/check-coupon'
import type { CouponRequest } from '../coupons/coupon-request'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { mainPicture } from '../pictures/picture-address'
import { parseStatus } from '../products/availability'
import { findOwnShop } from '../sellers/find-own-shop'
import { type PriceRules, toPercent } from '../shipping/price-rules'
import { variantName } from '../variants/variant-name'
import { calculateTotals, subtotalOf } from './calculate-totals'
import { type ResolvedLine, resolveLines } from './resolve-lines'
import type { Quote, QuoteCoupon, QuoteLine, RequestedLine } from './schema'

const priceOf = ({ product, variant }: ResolvedLine): number => product.priceCents + (variant?.surchargeCents ?? 0)

/** A requested line, and whether it is from the caller's own shop. */
type Line = ResolvedLine & { ownShop: boolean }

/** How many of the requested pieces can be bought now. */
function availableOf({ product, variant, quantity, ownShop }: Line): number {
  if (ownShop || parseStatus(product.status) === 'up-coming') return 0
  return Math.min(quantity, variant?.stock ?? product.stock)
}

function toLine(found: Line): QuoteLine {
  const { product, variant, quantity } = found
  const { id, name, images, releaseDate } = product
  const status = parseStatus(product.status)
  const available = availableOf(found)
  return {
    productId: id,
    name,
    image: mainPicture(variant?.images.length ? variant.images : images),
    status,
    price: toDollars(priceOf(found)),
    quantity,
    stock: variant?.stock ?? product.stock,
    available,
    total: toDollars(priceOf(found) * available),
    ...(found.ownShop && { ownShop: true }),
    ...(variant && { variant: variant.id, variantName: variantName(variant) }),
    ...(releaseDate !== null && status !== 'in-stock' && { releaseDate }),
  }
}

function toCoupon(checked: CheckedCoupon): QuoteCoupon {
  const { code, description, state } = checked
  return { code, state, description, ...(checked.state === 'refused' && { reason: checked.reason }) }
}

/**
 * The current prices of the requested lines and how many of each can be bought, in the requested order. The totals are
 * of the pieces that can be bought. Nobody buys from their own shop; `uid` is the caller's account. An invalid coupon changes no
 * price, and the quote says why it is invalid.
 */
export async function calculateQuote(
  db: Queries,
  rules: PriceRules,
  wanted: readonly RequestedLine[],
  { coupon, uid }: { coupon?: CouponRequest | undefined; uid?: string | undefined } = {},
): Promise<Quote> {
  const { found: resolved, missing, missingVariants } = await resolveLines(db, wanted)
  const sellerIds = resolved.map(({ product }) => product.sellerId)
  const own = uid === undefined ? undefined : await findOwnShop(db, uid, sellerIds)
  const found = resolved.map((one) => ({ ...one, ownShop: own !== undefined && one.product.sellerId === own }))
  const lines = found
    .map((one) => ({ priceCents: priceOf(one), quantity: availableOf(one) }))
    .filter(({ quantity }) => quantity > 0)
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
