import { and, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { toDollars } from '../http/cents-and-dollars'
import { payments } from '../payment-ledger/table'
import { paymentState } from '../payments/order-payment'
import { parsePaymentType } from '../payments/payment-type'
import type { Payments } from '../payments/payments'
import { mainPicture } from '../pictures/picture-address'
import type { AdminOrderRow } from './admin-list-schema'
import { parseStatus } from './order-status'
import { findSenders, type OrderRow } from './queries'
import { namedSellers } from './seller-of'
import { orderLines, orderReturns } from './table'

type ListedOrder = Pick<
  OrderRow,
  | 'userId'
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'createdAt'
  | 'name'
  | 'email'
  | 'paymentType'
  | 'discountCents'
  | 'totalCents'
  | 'paidAt'
  | 'unconfirmedCashCents'
>

/**
 * Converts orders to list rows: adds their lines and waiting returns, the only details that the administrators' list
 * shows.
 */
export async function toAdminOrderRows(
  db: Queries,
  providers: Payments,
  rows: readonly ListedOrder[],
): Promise<AdminOrderRow[]> {
  if (rows.length === 0) return []
  // Joining pairs needs one index lookup per order; two separate key lists would need one per combination.
  const shown = sql`unnest(${sql.param(rows.map(({ userId }) => userId))}::text[],
    ${sql.param(rows.map(({ id }) => id))}::uuid[]) as shown (user_id, id)`
  const { orderId, lineNumber, name, variantName, sku, image, quantity } = orderLines
  const lines = await db
    .select({ orderId, lineNumber, name, variantName, sku, image, quantity })
    .from(shown)
    .innerJoin(orderLines, sql`${orderLines.userId} = shown.user_id and ${orderId} = shown.id ${keepPlan}`)
    .orderBy(lineNumber)
  const waiting = await db
    .select({ orderId: orderReturns.orderId })
    .from(shown)
    .innerJoin(
      orderReturns,
      and(
        sql`${orderReturns.userId} = shown.user_id`,
        sql`${orderReturns.orderId} = shown.id`,
        sql`${orderReturns.state} = 'requested' ${keepPlan}`,
      ),
    )
  const cash = await findCashToConfirm(db, rows)
  const sellerOf = namedSellers(await findSenders(db, cash))
  const linesOf = groupByOrder(lines)
  const cashOf = groupByOrder(cash)
  const returnsOf = groupByOrder(waiting)
  return rows.map((row) => ({
    ...{ _id: row.id, orderNumber: row.orderNumber, status: parseStatus(row.status), name: row.name, email: row.email },
    createdAt: row.createdAt.toISOString(),
    paymentType: parsePaymentType(row.paymentType),
    discount: toDollars(row.discountCents),
    orderTotal: toDollars(row.totalCents),
    payment: { state: paymentState(providers, row) },
    products: (linesOf.get(row.id) ?? []).map((line) => ({
      ...{ name: line.name, quantity: line.quantity, image: mainPicture([line.image]) },
      ...(line.variantName && { variantName: line.variantName }),
      ...(line.sku && { sku: line.sku }),
    })),
    returns: (returnsOf.get(row.id) ?? []).map(() => ({ state: 'requested' as const })),
    cashToConfirm: (cashOf.get(row.id) ?? []).map(({ parcelId, sellerId, cents, at }) => ({
      ...{ parcel: parcelId, ...sellerOf(sellerId), amount: toDollars(cents), reportedAt: at.toISOString() },
    })),
  }))
}

/** The reported cash of orders that no administrator has confirmed, oldest first. */
async function findCashToConfirm(db: Queries, rows: readonly ListedOrder[]) {
  const ids = rows.filter((row) => row.paidAt === null && row.unconfirmedCashCents > 0)
  if (ids.length === 0) return []
  const found = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.userId, [...new Set(ids.map(({ userId }) => userId))]),
        inArray(
          payments.orderId,
          ids.map(({ id }) => id),
        ),
        inArray(payments.kind, ['cash-reported', 'cash-confirmed']),
      ),
    )
    .orderBy(payments.at, payments.id)
  const confirmed = new Set(found.flatMap(({ kind, parcelId }) => (kind === 'cash-confirmed' ? parcelId : [])))
  return found.flatMap(({ parcelId, ...one }) =>
    parcelId !== null && !confirmed.has(parcelId) ? [{ ...one, parcelId }] : [],
  )
}

function groupByOrder<Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.orderId)
    if (group) group.push(row)
    else groups.set(row.orderId, [row])
  }
  return groups
}
