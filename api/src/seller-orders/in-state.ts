import { type SQL, sql } from 'drizzle-orm'
import { orderLines, orderReturns, orders, parcels } from '../orders/table'
import type { SellerOrderState } from './schema'

/** Conditions of a query that groups a seller's lines by their order. */
interface StateConditions {
  /** Of single lines, or equal for all lines of an order. */
  where: SQL[]
  /** Of all the seller's lines of an order together. */
  having: SQL[]
  /** Whether they need the order's row, too; a list without it reads an index only as far as its page. */
  ofOrder?: true
}

const { userId, orderId, cancelled, returned, shipped, quantity } = orderLines

/** Adds the orders to a query of lines. */
export const joinOrders = sql`join ${orders} on ${orders.userId} = ${userId} and ${orders.id} = ${orderId}`

/** The SQL version of `isReadyToSend`. */
const ready = sql`${orders.status} = 'Confirmed' and (${orders.paidAt} is not null or ${orders.paymentType} = 'cash_on_delivery')`
/** Must match the condition of the partial index. */
const unsent = sql`${cancelled} + ${shipped} < ${quantity}`
const allSent = sql`bool_and(${cancelled} + ${shipped} = ${quantity})`
const hasSome = sql`bool_or(${cancelled} + ${returned} < ${quantity})`

/**
 * The SQL version of a seller order's state. The two that ask for work also find orders that ask for more: what is to be sent of an
 * order whose return waits, and a return of an order that is not sent whole.
 */
export function inState(state: SellerOrderState | 'all', sellerId: string): StateConditions {
  const asked = sql`${orderId} in (select ${orderReturns.orderId} from ${orderReturns}
    where ${orderReturns.state} = 'requested' and ${orderReturns.sellerId} = ${sellerId})`
  // Not a list of ids: a seller may have too many parcels on the way to keep theirs in memory.
  const travels = sql`exists (select from ${parcels} where ${parcels.userId} = ${userId} and ${parcels.orderId} = ${orderId}
    and ${parcels.deliveredAt} is null and ${parcels.sellerId} = ${sellerId})`
  const settled = sql`not ${asked}`
  // Orders older than the counters of pieces have only the status.
  const cancelledWhole = sql`${orderId} in (select ${orderId} from ${orderLines} ${joinOrders}
    where ${orderLines.sellerId} = ${sellerId} and ${unsent} and ${orders.status} = 'Cancelled')`
  switch (state) {
    case 'all':
      return { where: [], having: [] }
    case 'to-ship':
      return { where: [unsent, ready], having: [], ofOrder: true }
    case 'return-requested':
      return { where: [asked], having: [] }
    case 'waiting':
      return {
        where: [unsent, settled, sql`${orders.status} <> 'Cancelled'`, sql`not (${ready})`],
        ...{ having: [], ofOrder: true },
      }
    // No piece of a cancelled order was sent.
    case 'shipped':
      return { where: [settled, travels], having: [allSent, hasSome] }
    case 'delivered':
      return { where: [settled, sql`not ${travels}`], having: [allSent, hasSome] }
    case 'returned':
      return { where: [settled], having: [allSent, sql`not ${hasSome}`, sql`bool_or(${returned} > 0)`] }
    case 'cancelled':
      return { where: [], having: [sql`(bool_and(${cancelled} = ${quantity}) or ${cancelledWhole})`] }
  }
}
