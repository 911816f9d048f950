import type { CouponRequest } from '../coupons/coupon-request'
import type { Queries } from '../database/database'
import { toCents } from '../http/cents-and-dollars'
import { conflict, type Problem } from '../http/problem'
import { calculateQuote } from '../quotes/calculate-quote'
import type { Quote, QuoteLine } from '../quotes/schema'
import type { PriceRules } from '../shipping/price-rules'
import { forgedAmount, isLineOf } from './forged-amount'
import type { OrderRequest } from './schema'

/** Builds the 409 that names what differs from what the shopper saw: the field, a sentence, and the new quote. */
export async function explainConflict(
  db: Queries,
  rules: PriceRules,
  request: OrderRequest,
  caller: { coupon: CouponRequest | undefined; uid: string },
): Promise<Problem> {
  const quote = await calculateQuote(db, rules, request.products, caller)
  const [field, message] = whatChanged(request, quote)
  return conflict(message, { field, quote })
}

function whatChanged({ products }: OrderRequest, quote: Quote): [field: string, message: string] {
  const gone = products.findIndex(({ productId }) => quote.missing.includes(productId.toLowerCase()))
  if (gone >= 0) return [`products.${gone}.productId`, 'A product in your order is no longer sold.']
  const goneVariant = products.findIndex(({ variant = '' }) => quote.missingVariants.includes(variant.toLowerCase()))
  if (goneVariant >= 0) return [`products.${goneVariant}.variant`, 'A product in your order is no longer sold.']
  const own = quote.lines.find(({ ownShop }) => ownShop)
  if (own) {
    const message = `“${own.name}” is from your own shop. You cannot buy from yourself.`
    return [`products.${products.findIndex((line) => isLineOf(line, own))}.productId`, message]
  }
  const short = quote.lines.find(({ available, quantity }) => available < quantity)
  if (short) return [`products.${products.findIndex((line) => isLineOf(line, short))}.quantity`, tooFew(short)]
  if (quote.coupon?.reason) return ['coupon', quote.coupon.reason]
  const prices = quote.lines.map((line) => ({ ...line, priceCents: toCents(line.price) }))
  return [forgedAmount(products, prices) ?? 'orderTotal', 'Prices have changed. Please check the new total.']
}

function tooFew({ name, variantName, available }: QuoteLine): string {
  const what = variantName ? `${name}, ${variantName}` : name
  return available === 0 ? `“${what}” cannot be bought right now.` : `Only ${available} of “${what}” are left.`
}
