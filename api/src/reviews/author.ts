import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { users } from '../users/table'
import { authorName } from './author-name'

/** The name to show beside the caller's texts: of their record, else of their account. */
export async function authorOf(db: Queries, { uid, name }: Identity): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.uid, uid))
  return authorName(row?.name || name)
}
