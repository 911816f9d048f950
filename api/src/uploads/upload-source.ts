import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { PictureSource } from '../pictures/picture-source'
import { uploads } from './table'
import { toneOfUpload } from './upload-key'

/** Pixels. Pages ask for any picture at up to this width, so smaller uploads are enlarged. */
const MAX_WIDTH = 1280

/** Uploaded pictures beside those of `others`, the configured source. Every API process finds them in the database. */
export function withUploads(db: Database, others?: PictureSource): PictureSource {
  return {
    banners: others?.banners ?? [],
    categoryPicture: (keyword) => others?.categoryPicture(keyword),
    toneOf: (key) => toneOfUpload(key) ?? others?.toneOf(key),
    async find(key) {
      if (!toneOfUpload(key)) return others?.find(key)
      const [stored] = await db.select({ key: uploads.key }).from(uploads).where(eq(uploads.key, key))
      if (!stored) return undefined
      return { maxWidth: MAX_WIDTH, draw: () => readImage(db, key) }
    },
  }
}

async function readImage(db: Database, key: string): Promise<Buffer> {
  const [row] = await db.select({ image: uploads.image }).from(uploads).where(eq(uploads.key, key))
  if (!row) throw new Error('the upload was deleted while it was read')
  return row.image
}
