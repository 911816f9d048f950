import type { Order, OrderSender } from '@superium/shared/api'
import { type LinePieces, piecesToSend } from '@superium/shared/orders'

/** What one sender packs. */
export interface Packing {
  sender: OrderSender
  pieces: LinePieces[]
  /** Dollars that the courier collects. */
  cash: number | undefined
}

/**
 * What each sender has to pack: what is still to be sent; of an order that is not confirmed yet or has been sent, all that was not
 * cancelled, so that a slip can be printed again.
 */
export function piecesToPack(order: Order, senders: readonly OrderSender[]): Packing[] {
  const open = piecesToSend(order)
  const all = order.products.map((line) => ({ line, quantity: line.quantity - line.cancelled }))
  const pieces = (open.length > 0 ? open : all).filter(({ quantity }) => quantity > 0)
  return senders.flatMap((sender) => {
    const own = pieces.filter(({ line }) => line.seller?.slug === sender.seller?.slug)
    const cash = order.cashToCome.find((one) => one.seller?.slug === sender.seller?.slug)?.amount
    return own.length > 0 ? [{ sender, pieces: own, cash }] : []
  })
}
