import type { Sender } from './queries'
import type { Order } from './schema'

type Named = Pick<Order['parcels'][number], 'seller'>

/** Looks up a seller by id, as the API sends it; empty for the shop itself. */
export type SellerOf = (id: string | null) => Named

/** Names the sellers of an order's lines. */
export function namedSellers(senders: readonly Sender[]): SellerOf {
  return (id) => {
    const found = senders.find((one) => one.id === id)
    return found ? { seller: { slug: found.slug, name: found.shopName, open: found.state === 'approved' } } : {}
  }
}
