import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { notFound } from '../http/problem'
import { type KeysetQuery, type KeysetSort, keysetPage } from '../keyset/keyset-page'
import { type KeysetPage, readPage } from '../keyset/read-page'
import { wordsMatch } from '../keyset/words-match'
import { products } from '../products/table'
import { findSeller } from '../sellers/find-seller'
import { sellers, sellerWords } from '../sellers/table'
import { readAccountNames } from '../users/account-names'
import { listSellerEvents } from './read-own-seller'
import { toOwnSeller, toSellerEvent } from './row-to-seller'
import type { AdminSeller, AdminSellerDetail, AdminSellersQuery } from './schema'

const latest: KeysetSort = { key: sql`${sellers.appliedAt}`, type: 'timestamptz', descends: true }

/** The query of a page, with one row more than requested. */
export function sellersPage(db: Queries, query: KeysetQuery, scope: SQL | undefined) {
  const { beyond, order, value } = keysetPage(latest, sellers.id, query)
  return db
    .select({ ...getTableColumns(sellers), sortValue: value })
    .from(sellers)
    .where(and(scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}

/** Applications and shops, the latest application first. 400 for a bad cursor. */
export async function listSellers(
  db: Database,
  query: AdminSellersQuery,
): Promise<Omit<KeysetPage<never>, 'rows'> & { data: AdminSeller[] }> {
  const { state } = query
  requirePlainText('search', query.search)
  const search = query.search?.trim() ?? ''
  const scope = and(
    state === undefined ? undefined : eq(sellers.state, state),
    search ? await wordsMatch(db, sellerWords, search) : undefined,
  )
  const { rows, ...page } = await readPage(db, query, {
    ...{ table: sellers, scope, searched: search !== '', id: sellers.id, sort: latest },
    read: (within) => sellersPage(db, query, within),
  })
  const data = rows.map((row) => {
    const { id, slug, state, shopName, firstName, lastName, email, district, logo, appliedAt } = toOwnSeller(row, [])
    return { id, slug, state, shopName, firstName, lastName, email, district, logo, appliedAt }
  })
  return { data, ...page }
}

/** One application or shop with its history and the people who acted; 404 for an unknown id. */
export async function getAdminSeller(db: Queries, id: string): Promise<AdminSellerDetail> {
  const row = await findSeller(db, id)
  if (!row) throw notFound('such seller')
  const events = await listSellerEvents(db, id)
  const names = await readAccountNames(
    db,
    events.map(({ actorId }) => actorId),
  )
  const [own] = await db.select({ count: count() }).from(products).where(eq(products.sellerId, id))
  return {
    ...toOwnSeller(row, []),
    userId: row.userId,
    productCount: own?.count ?? 0,
    events: events.map((event) => ({ ...toSellerEvent(event), actorName: names.get(event.actorId) ?? '' })),
  }
}
