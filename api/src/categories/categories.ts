import { CATEGORIES } from '@superium/shared/constants'
import { count, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { pictureAddress } from '../media/address'
import { categoryPicture } from '../media/key'
import { products } from '../products/table'
import type { Category } from './schema'

/** The categories of spec §2 in its order, with how many products each shows now. */
export async function listCategories(db: Queries): Promise<Category[]> {
  const rows = await db
    .select({ category: products.category, count: count() })
    .from(products)
    .where(sql`${products.active}`)
    .groupBy(products.category)
  const counts = new Map(rows.map((row) => [row.category, row.count]))
  return CATEGORIES.map(({ keyword, name }) => {
    const held = counts.get(keyword) ?? 0
    return { name, keyword, count: held, image: held > 0 ? pictureAddress(categoryPicture(keyword)) : '' }
  })
}
