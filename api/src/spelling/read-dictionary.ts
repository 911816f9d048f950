import { CATEGORIES } from '@superium/shared/constants'
import type { Queries } from '../database/database'
import { termsOf } from '../search/search-terms'
import { createDictionary, type Dictionary } from './dictionary'
import { catalogueWords } from './table'

/** The dictionary of the last word count, with the names of the categories. */
export async function readDictionary(db: Queries): Promise<Dictionary> {
  const counts = new Map(CATEGORIES.flatMap(({ name }) => termsOf(name)).map((word) => [word, 0]))
  for (const { word, products } of await db.select().from(catalogueWords)) counts.set(word, products)
  return createDictionary(counts)
}
