import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { findSellerOf } from '../sellers/find-seller'
import { sellerEvents, sellers } from '../sellers/table'
import { type SellerEventRow, toOwnSeller } from './row-to-seller'
import type { OwnSeller } from './schema'

/** A busy seller's shop has more steps, since each change of its profile is one. */
const MOST_EVENTS = 200

/** The latest 200 steps of an application or shop, oldest first. */
export async function listSellerEvents(db: Queries, sellerId: string): Promise<SellerEventRow[]> {
  const latest = await db
    .select()
    .from(sellerEvents)
    .where(eq(sellerEvents.sellerId, sellerId))
    .orderBy(desc(sellerEvents.id))
    .limit(MOST_EVENTS)
  return latest.reverse()
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
