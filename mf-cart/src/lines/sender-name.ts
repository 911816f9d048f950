import type { CartItem } from '@superium/shared/state'
import { cartTexts } from '../texts'

/** Who sends a line, where that has to be said: a seller always, the shop itself beside lines of sellers. */
export const senderName = ({ seller }: CartItem, items: readonly CartItem[]): string | undefined =>
  seller?.name ?? (items.some((other) => other.seller) ? cartTexts.line.shop : undefined)
