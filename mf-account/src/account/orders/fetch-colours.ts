import { type Order, productsById } from '@superium/shared/api'

/** Product id to colour. */
export type Colours = ReadonlyMap<string, string>

/** The colours of what was ordered. A line does without when they cannot be had: that never costs the order. */
export async function fetchColours(orders: readonly Order[], signal: AbortSignal): Promise<Colours> {
  const ids = new Set(orders.flatMap(({ products }) => products.map(({ productId }) => productId)))
  try {
    const products = await productsById([...ids], signal)
    return new Map(products.flatMap(({ _id, colour }) => (colour ? [[_id, colour] as const] : [])))
  } catch {
    return new Map()
  }
}
