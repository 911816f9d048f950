import type { PictureSource } from '@superium/api/picture-source'
import { type Database, withUploads } from '@superium/api/seeding'
import { pictureSource } from '../pictures/picture-source'
import { alreadySeeded } from '../seeding/already-seeded'

/**
 * The pictures that a catalogue file can name: uploads, and in a shop with demo data those that the demo draws. Only
 * such a shop has pictures of categories, because no other one could serve them.
 */
export async function shopPictures(db: Database, databaseUrl: string): Promise<PictureSource> {
  const uploads = withUploads(db)
  if (!(await alreadySeeded(databaseUrl, 0))) return uploads
  // Not `withUploads(db, pictureSource)`, which asks the database of each picture whether it is shown.
  return {
    ...pictureSource,
    toneOf: (key) => pictureSource.toneOf(key) ?? uploads.toneOf(key),
    find: async (key) => (await pictureSource.find(key)) ?? uploads.find(key),
  }
}
