import { CATEGORIES } from '@superium/shared/constants'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isShown } from '../pictures/is-shown'
import type { Original, PictureSource } from '../pictures/picture-source'
import { uploads } from './table'
import { toneOfUpload } from './upload-key'

/** Pixels. Pages request every picture at up to this width, so smaller uploads are scaled up. */
const MAX_WIDTH = 1280

/**
 * Combines uploaded pictures with those of `others`, the configured source. Every API process finds uploads in the
 * database.
 */
export function withUploads(db: Database, others?: PictureSource): PictureSource {
  return {
    categoryBanner: (keyword) => others?.categoryBanner(keyword),
    categoryPicture: (keyword) => others?.categoryPicture(keyword),
    toneOf: (key) => toneOfUpload(key) ?? others?.toneOf(key),
    async find(key) {
      if (!toneOfUpload(key)) return findShown(db, others, key)
      const [stored] = await db.select({ key: uploads.key }).from(uploads).where(eq(uploads.key, key))
      if (!stored) return undefined
      return { maxWidth: MAX_WIDTH, draw: () => readImage(db, key) }
    },
  }
}

async function findShown(db: Database, source: PictureSource | undefined, key: string): Promise<Original | undefined> {
  const original = await source?.find(key)
  if (!original) return original
  const ofCategory = CATEGORIES.some(({ keyword }) =>
    [source?.categoryPicture(keyword), source?.categoryBanner(keyword)].includes(key),
  )
  return { ...original, shown: ofCategory || (await isShown(db, key)) }
}

async function readImage(db: Database, key: string): Promise<Buffer> {
  const [row] = await db.select({ image: uploads.image }).from(uploads).where(eq(uploads.key, key))
  if (!row) throw new Error('the upload was deleted while it was read')
  return row.image
}
