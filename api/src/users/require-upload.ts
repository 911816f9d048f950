import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { badField } from '../http/problem'
import { uploads } from '../uploads/table'

/** 400 unless somebody uploaded a picture with this key. Keys are public, so whose it is does not matter. */
export async function requireUpload(db: Queries, key: string): Promise<void> {
  const [known] = await db.select({ key: uploads.key }).from(uploads).where(eq(uploads.key, key))
  if (!known) throw badField('picture', 'picture must be the key of a picture that was uploaded.')
}
