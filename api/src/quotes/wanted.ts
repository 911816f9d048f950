import type { Wanted } from './schema'

/** The quantities by product id, each product once, in the order of ids: the order in which rows are locked. */
export function mergeWanted(wanted: readonly Wanted[]): Wanted[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of wanted) {
    const id = productId.toLowerCase()
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))
}
