import { api, dataOrThrow, isProductId, type Quote } from '@superium/shared/api'
import { type CartItem, needsVariant } from '@superium/shared/state'
import { retryRead } from './retry-read'

/** A requested line of a quote; products with variants need one. */
export interface Wanted {
  productId: string
  quantity: number
  variant?: string
}

/** The cart as the server wants it, without lines that it refuses: ids it cannot know, and no variant chosen. */
export function wantedOf(items: readonly CartItem[]): Wanted[] {
  return items.flatMap((item) => {
    const { _id, variant, quantity } = item
    if (needsVariant(item) || !isProductId(_id) || (variant && !isProductId(variant))) return []
    return [{ productId: _id, quantity, ...(variant && { variant }) }]
  })
}

/** What is asked for: the lines, and the code of a coupon. */
export interface WantedQuote {
  products: Wanted[]
  coupon?: string
}

/** Requests the current prices and totals (additive to spec §7); throws `ApiError` or the network's error. */
export function fetchQuote(body: WantedQuote, signal: AbortSignal): Promise<Quote> {
  const read = async () => dataOrThrow(await api.POST('/api/v1/shop/quote', { body, signal })).data
  return retryRead(read, signal)
}
