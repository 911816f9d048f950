import type { CartItem } from '@superium/shared/state'
import { cartTexts } from '../texts'

/**
 * The sender's name to show with a line: always for a seller, and for the shop itself only if the cart also has lines
 * of sellers.
 */
export const senderName = ({ seller }: CartItem, items: readonly CartItem[]): string | undefined =>
  seller?.name ?? (items.some((other) => other.seller) ? cartTexts.line.shop : undefined)
