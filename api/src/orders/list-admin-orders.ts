import { and, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import type { Dependencies } from '../dependencies'
import { type KeysetQuery, keysetPage } from '../keyset/keyset-page'
import { readPage } from '../keyset/read-page'
import { adminFilters } from './admin-filter'
import type { AdminOrderSort, AdminOrders, AdminOrdersQuery } from './admin-list-schema'
import { toAdminOrderRows } from './admin-order-rows'
import { adminOrderSorts } from './admin-sorts'
import { orders } from './table'

const { userId, id, orderNumber, status, createdAt, name, email, paymentType, discountCents, totalCents, paidAt } =
  orders
const { unconfirmedCashCents } = orders

/** The query of a page, with one row more than requested. */
export function adminOrdersPage(db: Queries, query: KeysetQuery & { sort: AdminOrderSort }, scope: SQL | undefined) {
  const { beyond, order, value } = keysetPage(adminOrderSorts[query.sort], id, query)
  return db
    .select({
      ...{ userId, id, orderNumber, status, createdAt, name, email, paymentType, discountCents, totalCents, paidAt },
      unconfirmedCashCents,
      sortValue: value,
    })
    .from(orders)
    .where(and(scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}

/**
 * A page of all orders, by keyset pagination: fast at any depth and stable while orders are placed. 400 for a bad
 * cursor. Counts above 10,000 are the planner's estimate; a search with more than 3,000 hits has no count.
 */
export async function listAdminOrders(
  { db, payments }: { db: Database } & Pick<Dependencies, 'payments'>,
  query: AdminOrdersQuery,
): Promise<Omit<AdminOrders, 'status'>> {
  const { found: scope, walked } = await adminFilters(db, query)
  const { rows, ...page } = await readPage(db, query, {
    ...{ table: orders, scope, searched: Boolean(query.search?.trim()), id, sort: adminOrderSorts[query.sort] },
    read: (within) => adminOrdersPage(db, query, within === scope ? walked : within),
  })
  return { data: await toAdminOrderRows(db, payments, rows), ...page }
}
