import type { CouponRequest } from '../coupons/coupon-request'
import type { Queries } from '../database/database'
import { toCents, toDollars } from '../http/cents-and-dollars'
import { conflict, type Problem } from '../http/problem'
import { calculateQuote } from '../quotes/calculate-quote'
import type { Quote, QuoteLine } from '../quotes/schema'
import type { PriceRules } from '../shipping/price-rules'
import type { OrderRequest } from './schema'

type RequestLine = OrderRequest['products'][number]

/** The 409 that says what differs from what the shopper saw: its field, a sentence, and the new quote. */
export async function explainConflict(
  db: Queries,
  rules: PriceRules,
  request: OrderRequest,
  coupon: CouponRequest | undefined,
): Promise<Problem> {
  const quote = await calculateQuote(db, rules, request.products, coupon)
  const [field, message] = whatChanged(request, quote)
  return conflict(message, { field, quote })
}

function whatChanged({ products }: OrderRequest, quote: Quote): [field: string, message: string] {
  const gone = products.findIndex(({ productId }) => quote.missing.includes(productId.toLowerCase()))
  if (gone >= 0) return [`products.${gone}.productId`, 'A product in your order is no longer sold.']
  const goneVariant = products.findIndex(({ variant = '' }) => quote.missingVariants.includes(variant.toLowerCase()))
  if (goneVariant >= 0) return [`products.${goneVariant}.variant`, 'A product in your order is no longer sold.']
  const short = quote.lines.find(({ available, quantity }) => available < quantity)
  if (short) return [`products.${products.findIndex((line) => isOf(line, short))}.quantity`, tooFew(short)]
  if (quote.coupon?.reason) return ['coupon', quote.coupon.reason]
  return [changedAmount(products, quote), 'Prices have changed. Please check the new total.']
}

const isOf = ({ productId, variant }: RequestLine, line: QuoteLine): boolean =>
  productId.toLowerCase() === line.productId && (!variant || !line.variant || variant.toLowerCase() === line.variant)

function tooFew({ name, variantName, available }: QuoteLine): string {
  const what = variantName ? `${name}, ${variantName}` : name
  return available === 0 ? `“${what}” cannot be bought right now.` : `Only ${available} of “${what}” are left.`
}

/** The first amount of a line that is not the shop's, else the total. */
function changedAmount(products: readonly RequestLine[], { lines }: Quote): string {
  for (const [index, line] of products.entries()) {
    const price = lines.find((one) => isOf(line, one))?.price
    if (price === undefined) continue
    if (typeof line.price === 'number' && line.price !== price) return `products.${index}.price`
    const total = toDollars(toCents(price) * line.quantity)
    if (typeof line.total === 'number' && line.total !== total) return `products.${index}.total`
  }
  return 'orderTotal'
}
