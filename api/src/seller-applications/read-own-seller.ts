import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { accountIsDeleted } from '../sellers/account-is-deleted'
import { findSellerOf, type SellerRow } from '../sellers/find-seller'
import { sellerEvents, sellers } from '../sellers/table'
import { type SellerEventRow, toOwnSeller } from './row-to-seller'
import type { OwnSeller } from './schema'

/** The maximum numbers of events to return: decisions and applications, and the shop's own changes. */
const MOST = { steps: 200, changes: 20 }

/**
 * The newest events of an application or shop, oldest first. A shop may change its texts often, so its changes have
 * their own limit and do not push out decisions.
 */
export async function listSellerEvents(db: Queries, sellerId: string): Promise<SellerEventRow[]> {
  const newest = (kind: SQL, most: number) =>
    db
      .select()
      .from(sellerEvents)
      .where(and(eq(sellerEvents.sellerId, sellerId), kind))
      .orderBy(desc(sellerEvents.id))
      .limit(most)
  const steps = await newest(ne(sellerEvents.kind, 'changed'), MOST.steps)
  const changes = await newest(eq(sellerEvents.kind, 'changed'), MOST.changes)
  return [...steps, ...changes].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The caller's own application or shop, or null. Stores the caller's address once it is verified. */
export async function readOwnSeller(db: Database, identity: Identity): Promise<OwnSeller | null> {
  const found = await findSellerOf(db, identity.uid)
  if (!found) return null
  const own = { ...found, ...(await keepVerifiedAddress(db, found, identity)) }
  return toOwnSeller(own, await listSellerEvents(db, found.id))
}

/** The verified address is the account's current one, which may differ from that in the application. */
async function keepVerifiedAddress(db: Database, found: SellerRow, { email, emailVerified }: Identity) {
  const known = found.emailVerifiedAt !== null && found.email === email
  if (!emailVerified || known || accountIsDeleted(found)) return {}
  const verified = { email, emailVerifiedAt: new Date() }
  await db
    .update(sellers)
    .set(verified)
    .where(and(eq(sellers.id, found.id), ne(sellers.email, '')))
  return verified
}
