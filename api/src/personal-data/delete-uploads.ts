import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { findUsedUploads } from '../upload-pruning/find-used-uploads'
import { uploads } from '../uploads/table'
import type { Person } from './person'

/**
 * Deletes the pictures that a person uploaded, except those still in use: orders show pictures of bought products, and
 * somebody else may have uploaded the same picture. Remaining pictures then have no owner.
 */
export async function deleteUploads(tx: Queries, { uid }: Person): Promise<void> {
  const own = eq(uploads.ownerId, uid)
  const rows = await tx.select({ key: uploads.key }).from(uploads).where(own)
  const used = await findUsedUploads(
    tx,
    rows.map(({ key }) => key),
  )
  await tx
    .update(uploads)
    .set({ ownerId: '' })
    .where(and(own, inArray(uploads.key, [...used])))
  await tx.delete(uploads).where(own)
}
