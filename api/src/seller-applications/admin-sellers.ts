import { and, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { containsPattern } from '../http/contains-pattern'
import { requirePlainText } from '../http/plain-text'
import { notFound } from '../http/problem'
import { products } from '../products/table'
import { findSeller } from '../sellers/find-seller'
import { sellers } from '../sellers/table'
import { users } from '../users/table'
import { listSellerEvents } from './read-own-seller'
import { toOwnSeller, toSellerEvent } from './row-to-seller'
import type { AdminSeller, AdminSellerDetail, AdminSellersQuery } from './schema'

function scopeOf({ state, search }: AdminSellersQuery) {
  const words = search?.trim() ?? ''
  const part = containsPattern(words)
  const { shopName, firstName, lastName, email } = sellers
  return and(
    state === undefined ? undefined : eq(sellers.state, state),
    words ? or(...[shopName, firstName, lastName, email].map((column) => ilike(column, part))) : undefined,
  )
}

/** Applications and shops, the latest application first. */
export async function listSellers(
  db: Queries,
  query: AdminSellersQuery,
): Promise<{ data: AdminSeller[]; count: number }> {
  requirePlainText('search', query.search)
  const scope = scopeOf(query)
  const [total] = await db.select({ count: count() }).from(sellers).where(scope)
  const rows = await db
    .select()
    .from(sellers)
    .where(scope)
    .orderBy(desc(sellers.appliedAt), sellers.id)
    .limit(query.size)
    .offset(query.page * query.size)
  const data = rows.map((row) => {
    const { id, slug, state, shopName, firstName, lastName, email, district, logo, appliedAt } = toOwnSeller(row, [])
    return { id, slug, state, shopName, firstName, lastName, email, district, logo, appliedAt }
  })
  return { data, count: total?.count ?? 0 }
}

/** One application or shop with its steps and who took them; 404 for an unknown id. */
export async function getAdminSeller(db: Queries, id: string): Promise<AdminSellerDetail> {
  const row = await findSeller(db, id)
  if (!row) throw notFound('such seller')
  const events = await listSellerEvents(db, id)
  const names = await namesOf(db, [...new Set(events.map(({ actorId }) => actorId))])
  const [own] = await db.select({ count: count() }).from(products).where(eq(products.sellerId, id))
  return {
    ...toOwnSeller(row, []),
    userId: row.userId,
    productCount: own?.count ?? 0,
    events: events.map((event) => ({ ...toSellerEvent(event), actorName: names.get(event.actorId) ?? '' })),
  }
}

async function namesOf(db: Queries, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const rows = await db.select().from(users).where(inArray(users.uid, uids))
  return new Map(rows.map(({ uid, name, email }) => [uid, name || email]))
}
