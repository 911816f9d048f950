import type { ShopProfile } from '../shop-settings/shop-profile'
import type { Sender } from './queries'

/** The postal address of a seller, line by line, without the name. */
export const sellerAddress = ({ shopAddress, district }: Pick<Sender, 'shopAddress' | 'district'>): string[] =>
  [shopAddress, district].map((line) => line.trim()).filter(Boolean)

/**
 * Where a buyer sends the pieces of an accepted return, line by line: to their seller, or to the shop itself. Nothing before it
 * is accepted, and where the shop knows no address, such as that of a closed shop.
 */
export function returnAddress(
  { state, sellerId }: { state: string; sellerId: string | null },
  senders: readonly Sender[],
  shop: Pick<ShopProfile, 'address'>,
): { sendTo?: string[] } {
  if (state !== 'accepted') return {}
  if (sellerId === null) return shop.address.length > 0 ? { sendTo: [...shop.address] } : {}
  const seller = senders.find(({ id }) => id === sellerId)
  if (!seller?.shopAddress.trim()) return {}
  return { sendTo: [seller.shopName, ...sellerAddress(seller)] }
}
