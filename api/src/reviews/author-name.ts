import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { users } from '../users/table'
import { abbreviateName } from './abbreviate-name'

/** The author name of the shop's own texts. */
export const SHOP_AUTHOR = 'Superium'

/** The caller's public name, from their user record or, without one, from their account. */
export async function authorName(db: Queries, { uid, name }: Identity): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.uid, uid))
  return abbreviateName(row?.name || name)
}
