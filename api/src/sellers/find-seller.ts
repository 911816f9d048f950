import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { sellers } from './table'

export type SellerRow = typeof sellers.$inferSelect

/** The application or shop of an account, in any state. */
export async function findSellerOf(db: Queries, userId: string): Promise<SellerRow | undefined> {
  const [row] = await db.select().from(sellers).where(eq(sellers.userId, userId))
  return row
}

/** An application or shop by its id. */
export async function findSeller(db: Queries, id: string): Promise<SellerRow | undefined> {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, id))
  return row
}
