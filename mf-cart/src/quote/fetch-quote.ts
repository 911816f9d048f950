import { api, dataOrThrow, isProductId, type Quote } from '@superium/shared/api'
import { type CartItem, needsVariant } from '@superium/shared/state'
import { retryRead } from './retry-read'

/** One line of a quote request; products with variants require `variant`. */
export interface Wanted {
  productId: string
  quantity: number
  variant?: string
}

/**
 * The cart's lines for a quote request, without those that the server would reject: invalid ids, or a missing variant.
 */
export function wantedOf(items: readonly CartItem[]): Wanted[] {
  return items.flatMap((item) => {
    const { _id, variant, quantity } = item
    if (needsVariant(item) || !isProductId(_id) || (variant && !isProductId(variant))) return []
    return [{ productId: _id, quantity, ...(variant && { variant }) }]
  })
}

/** A quote request: the lines, and optionally a coupon's code. */
export interface WantedQuote {
  products: Wanted[]
  coupon?: string
}

/** Requests the current prices and totals (additive to spec §7); throws `ApiError` or the network's error. */
export function fetchQuote(body: WantedQuote, signal: AbortSignal): Promise<Quote> {
  const read = async () => dataOrThrow(await api.POST('/api/v1/shop/quote', { body, signal })).data
  return retryRead(read, signal)
}
