import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { findSellerOf } from '../sellers/find-seller'
import { sellerEvents, sellers } from '../sellers/table'
import { type SellerEventRow, toOwnSeller } from './row-to-seller'
import type { OwnSeller } from './schema'

/** The newest steps that are sent: a shop has few. */
const MAX_EVENTS = 200

/** The steps of an application or shop, oldest first. */
export function listSellerEvents(db: Queries, sellerId: string): Promise<SellerEventRow[]> {
  return db
    .select()
    .from(sellerEvents)
    .where(eq(sellerEvents.sellerId, sellerId))
    .orderBy(asc(sellerEvents.id))
    .limit(MAX_EVENTS)
}

/** The caller's own application or shop, or null. Notes when the caller's address turns out to be verified. */
export async function readOwnSeller(db: Database, { uid, emailVerified }: Identity): Promise<OwnSeller | null> {
  const found = await findSellerOf(db, uid)
  if (!found) return null
  if (emailVerified && !found.emailVerifiedAt) {
    found.emailVerifiedAt = new Date()
    await db
      .update(sellers)
      .set({ emailVerifiedAt: found.emailVerifiedAt })
      .where(and(eq(sellers.id, found.id), isNull(sellers.emailVerifiedAt)))
  }
  return toOwnSeller(found, await listSellerEvents(db, found.id))
}
