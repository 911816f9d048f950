import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { uploads } from '../uploads/table'
import { toneOfUpload } from '../uploads/upload-key'
import { findUsedUploads } from './find-used-uploads'

/** Days that an upload has to become part of a profile, a shop or a product. */
const KEPT_DAYS = 3
const DAY_MS = 86_400_000

/** Uploads of one statement. */
const BATCH = 500

/** Deletes old uploads that nothing refers to, also those of deleted accounts and products. Resolves to how many. */
export async function pruneUploads(db: Database, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  let deleted = 0
  for (let last = ''; ; ) {
    const rows = await db
      .select({ key: uploads.key })
      .from(uploads)
      .where(and(gt(uploads.key, last), lt(uploads.createdAt, before)))
      .orderBy(asc(uploads.key))
      .limit(BATCH)
    if (rows.length === 0) return deleted
    const keys = rows.map(({ key }) => key)
    const used = await findUsedUploads(db, keys)
    const unused = keys.filter((key) => !used.has(key))
    // An upload of the same picture meanwhile gives it a new date.
    const gone = await db.delete(uploads).where(and(inArray(uploads.key, unused), lt(uploads.createdAt, before)))
    deleted += gone.rowCount ?? 0
    last = keys.at(-1) ?? ''
  }
}

/** Deletes the files that this process keeps of uploads which are deleted. */
export async function pruneUploadFiles(db: Database, folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => toneOfUpload(name))
  for (let start = 0; start < names.length; start += BATCH) {
    const keys = names.slice(start, start + BATCH)
    const rows = await db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, keys))
    const known = new Set(rows.map(({ key }) => key))
    for (const key of keys) if (!known.has(key)) await rm(join(folder, key), { recursive: true, force: true })
  }
}
