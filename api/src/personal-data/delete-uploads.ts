import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { uploads } from '../uploads/table'
import type { Person } from './person'

/**
 * Deletes the pictures that a person uploaded, but not those that something still shows: orders show the pictures of what was
 * bought, and somebody else may have uploaded the same picture. Those belong to nobody from then on.
 */
export async function deleteUploads(tx: Queries, { uid }: Person): Promise<void> {
  const own = eq(uploads.ownerId, uid)
  await tx.delete(uploads).where(and(own, sql`not (${isShown})`))
  await tx.update(uploads).set({ ownerId: '' }).where(own)
}

const key = uploads.key

const isShown = sql`
  exists (select from users u where u.picture = ${key})
  or exists (select from sellers s where ${key} in (s.profile_picture, s.logo, s.cover_photo))
  or ${key} in (select unnest(images) from products)
  or ${key} in (select unnest(images) from product_variants)`
