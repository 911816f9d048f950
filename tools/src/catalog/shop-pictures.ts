import type { Database } from '../../../api/src/database/database'
import type { PictureSource } from '../../../api/src/pictures/picture-source'
import { withUploads } from '../../../api/src/uploads/upload-source'
import { pictureSource } from '../../../demo/src/pictures/picture-source'
import { alreadySeeded } from '../../../demo/src/seeding/already-seeded'

/**
 * The pictures that a catalogue file can name: uploads, and in a shop with demo data those that the demo draws. Only
 * such a shop has pictures of categories, because no other one could serve them.
 */
export async function shopPictures(db: Database, databaseUrl: string): Promise<PictureSource> {
  const uploads = withUploads(db)
  if (!(await alreadySeeded(databaseUrl, 0))) return uploads
  return {
    ...pictureSource,
    toneOf: (key) => pictureSource.toneOf(key) ?? uploads.toneOf(key),
    find: async (key) => (await pictureSource.find(key)) ?? uploads.find(key),
  }
}
