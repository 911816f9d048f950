import { api, dataOrThrow, isProductId, type Quote } from '@superium/shared/api'
import { type CartItem, needsVariant } from '@superium/shared/state'

/** What the quote is asked for: so many pieces of a product, in one of its variants where it has some. */
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

/** What the server charges for these products now (additive to spec §7); throws `ApiError` or what the network threw. */
export async function fetchQuote(products: Wanted[], signal: AbortSignal): Promise<Quote> {
  return dataOrThrow(await api.POST('/api/v1/shop/quote', { body: { products }, signal })).data
}
