import type { Order } from '../api/api-types'
import { orderPartsTexts } from './texts'

/** Who decided a return, by name: its seller, or the shop for an administrator; undefined while it waits. */
export function deciderName({ decidedBy, seller }: Order['returns'][number]): string | undefined {
  if (decidedBy === undefined) return undefined
  return (decidedBy === 'seller' && seller?.name) || orderPartsTexts.shop
}
