import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { users } from '../users/table'
import { abbreviateName } from './abbreviate-name'

/** The name to show beside the caller's texts: of their record, else of their account. */
export async function authorName(db: Queries, { uid, name }: Identity): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.uid, uid))
  return abbreviateName(row?.name || name)
}
