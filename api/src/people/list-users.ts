import { and, count, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { findAdministrators } from '../account-access/administrators'
import { findDisabled } from '../account-access/find-disabled'
import type { Database, Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { type KeysetQuery, type KeysetSort, keysetPage } from '../keyset/keyset-page'
import { type KeysetPage, readPage } from '../keyset/read-page'
import { wordsMatch } from '../keyset/words-match'
import { orders } from '../orders/table'
import type { AdminUser } from '../users/schema'
import { users, userWords } from '../users/table'
import { toRecord } from '../users/users'

interface UsersQuery extends KeysetQuery {
  /** Starts of words of name and e-mail, or the last digits of a phone number. */
  search?: string
}

const newest: KeysetSort = { key: sql`${users.createdAt}`, type: 'timestamptz', descends: true, ids: 'text' }

/** The statement of a page, one row longer than asked. */
export function usersPage(db: Queries, query: KeysetQuery, scope: SQL | undefined) {
  const { beyond, order, value } = keysetPage(newest, users.uid, query)
  return db
    .select({ ...getTableColumns(users), id: users.uid, sortValue: value })
    .from(users)
    .where(and(scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}

/** The user records, newest first, with their number of orders. 400 for a bad cursor. */
export async function listUsers(
  db: Database,
  query: UsersQuery,
): Promise<Omit<KeysetPage<never>, 'rows'> & { data: AdminUser[] }> {
  requirePlainText('search', query.search)
  const search = query.search?.trim() ?? ''
  const scope = search ? await wordsMatch(db, userWords, search) : undefined
  const { rows, ...page } = await readPage(db, query, {
    ...{ table: users, scope, searched: search !== '', id: users.uid, sort: newest },
    read: (within) => usersPage(db, query, within),
  })
  const uids = rows.map(({ uid }) => uid)
  const [counts, closed, admins] = [
    await countOrders(db, uids),
    await findDisabled(db, uids),
    await findAdministrators(db, uids),
  ]
  const data = rows.map(({ id: _, sortValue: __, ...row }) => ({
    uid: row.uid,
    ...toRecord(row),
    orderCount: counts.get(row.uid) ?? 0,
    disabled: closed.has(row.uid),
    administrator: admins.has(row.uid),
  }))
  return { data, ...page }
}

/** How many orders each of the accounts has placed. */
export async function countOrders(db: Queries, uids: string[]): Promise<Map<string, number>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: orders.userId, count: count() })
    .from(orders)
    .where(inArray(orders.userId, uids))
    .groupBy(orders.userId)
  return new Map(rows.map((row) => [row.uid, row.count]))
}
