import { api, dataOrThrow, type Order } from '@superium/shared/api'

/** Product id to colour. */
export type Colours = ReadonlyMap<string, string>

/** As many products as one call may name. */
const MOST = 50

/** The colours of what was ordered. A line does without when they cannot be had: that never costs the order. */
export async function fetchColours(orders: readonly Order[], signal: AbortSignal): Promise<Colours> {
  const ids = new Set(orders.flatMap(({ products }) => products.map(({ productId }) => productId)))
  if (ids.size === 0) return new Map()
  try {
    const query = { ids: [...ids].slice(0, MOST).join(',') }
    const { data } = dataOrThrow(await api.GET('/api/v1/shop/products-by-id', { params: { query }, signal }))
    return new Map(data.flatMap(({ _id, colour }) => (colour ? [[_id, colour] as const] : [])))
  } catch {
    return new Map()
  }
}
