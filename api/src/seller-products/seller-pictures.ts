import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { PictureStore } from '../pictures/picture-store'
import { products } from '../products/table'
import { uploads } from '../uploads/table'

/** The pictures that a seller may use: uploaded ones and those of own products. Looks up each key only once. */
export function sellerPictures(db: Queries, pictures: PictureStore, sellerId: string): PictureStore {
  const asked = new Map<string, Promise<boolean>>()
  const ask = async (key: string): Promise<boolean> => {
    // Anybody's upload counts, because a key is the picture's hash and two people can upload the same picture.
    const uploaded = await db.select({ key: uploads.key }).from(uploads).where(eq(uploads.key, key))
    if (uploaded.length > 0) return pictures.has(key)
    const used = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.sellerId, sellerId), sql`${key} = any(${products.images})`))
      .limit(1)
    return used.length > 0 && pictures.has(key)
  }
  return {
    ...pictures,
    has(key) {
      if (key === '') return Promise.resolve(false)
      const answer = asked.get(key) ?? ask(key)
      asked.set(key, answer)
      return answer
    },
  }
}
