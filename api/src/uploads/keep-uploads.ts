import { inArray, sql } from 'drizzle-orm'
import { lockOpenAccount } from '../account-access/lock-open-account'
import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import type { KeptPicture } from './reencode-picture'
import { uploads } from './table'
import { mayKeep } from './upload-allowance'
import { uploadTexts } from './upload-texts'

/**
 * Stores pictures of an account, equal ones once. A picture that is already stored keeps its owner and gets a new date, so that it is
 * not pruned before it is used. Rejects with a 409 if the account may not keep so many. Locks the account until the
 * transaction ends, so that concurrent uploads cannot exceed the limits.
 */
export async function keepUploads(tx: Queries, identity: Identity, pictures: readonly KeptPicture[]): Promise<void> {
  await lockOpenAccount(tx, identity.uid)
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]))
  const keys = [...byKey.keys()]
  const stored = await tx.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, keys))
  const added = [...byKey.values()].filter(({ key }) => !stored.some((one) => one.key === key))
  const bytes = added.reduce((sum, { image }) => sum + image.length, 0)
  if (added.length > 0 && !(await mayKeep(tx, identity, { pictures: added.length, bytes }))) {
    throw conflict(uploadTexts.full)
  }
  const createdAt = new Date()
  await tx
    .insert(uploads)
    .values([...byKey.values()].map((picture) => ({ ...picture, ownerId: identity.uid, createdAt })))
    .onConflictDoUpdate({ target: uploads.key, set: { createdAt: sql`excluded.created_at` } })
}
