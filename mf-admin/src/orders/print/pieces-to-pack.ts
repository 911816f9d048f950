import type { Order, OrderSender } from '@superium/shared/api'
import { type LinePieces, piecesToSend } from '@superium/shared/orders'

/** One sender's pieces to pack. */
export interface Packing {
  sender: OrderSender
  pieces: LinePieces[]
  /** Dollars that the courier collects from the customer. */
  cash: number | undefined
}

/**
 * The pieces of each sender: those still to be sent or, if there are none (not confirmed yet, or sent already), all
 * that were not cancelled, so that a slip can be reprinted.
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
