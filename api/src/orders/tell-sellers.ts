import type { Queries } from '../database/database'
import { type SellerMailKind, sellerOrderMail } from '../mail/order/seller-order-mail'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { isReadyToSend } from './is-ready-to-send'
import type { LockedOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { groupBySender } from './parcels/group-by-sender'
import type { Pieces } from './pieces'
import { rowToOrder } from './row-to-order'

/**
 * Puts e-mails to the sellers of a locked order's pieces into the outbox, in the transaction of the change. Each seller
 * reads only about their own pieces. Sellers are not told of cancelled pieces before the order may be sent. A closed
 * shop gets no e-mail.
 */
export async function tellSellers(
  tx: Queries,
  { payments, shop }: Pick<OrderParts, 'payments' | 'shop'>,
  order: LockedOrder,
  pieces: readonly Pieces[],
  kind: SellerMailKind,
  reason?: string,
): Promise<void> {
  if (kind === 'cancelled' && !isReadyToSend(order.row)) return
  const groups = groupBySender(order.lines, pieces)
  if (groups.every(({ sellerId }) => sellerId === null)) return
  const now = new Date()
  const reader = { payments, actor: 'seller', buyer: '', now } as const
  const seen = rowToOrder(order.row, { ...order, unreviewed: new Set() }, reader)
  const mails = groups.flatMap(({ sellerId, pieces: own }) => {
    const sender = order.senders.find(({ id, state }) => id === sellerId && state === 'approved')
    return sender ? [sellerOrderMail(sender, seen, { kind, pieces: own, reason }, shop)] : []
  })
  await putIntoOutbox(tx, mails, now)
}
