import type { OrderLine, OrderSeller } from '@superium/shared/api'

/** The pieces of one sender; without a seller they are the shop's own. */
export interface SellerGroup<P> {
  seller: OrderSeller | undefined
  pieces: P[]
}

/** Groups an order's pieces by seller. */
export function groupBySeller<P extends { line: OrderLine }>(pieces: readonly P[]): SellerGroup<P>[] {
  const groups = new Map<string, SellerGroup<P>>()
  for (const one of pieces) {
    const { seller } = one.line
    const key = seller?.slug ?? ''
    const group = groups.get(key) ?? { seller, pieces: [] }
    group.pieces.push(one)
    groups.set(key, group)
  }
  return [...groups.values()]
}
