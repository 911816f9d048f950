import { CATEGORIES } from '@superium/shared/constants'
import type { Queries } from '../database/database'
import { AUDIENCE_WORDS } from '../products/audience-words'
import { termsOf } from '../search/search-terms'
import { createDictionary, type Dictionary } from './dictionary'
import { catalogueWords } from './table'

/** The dictionary of the last word count, plus the names of categories and audiences. */
export async function readDictionary(db: Queries): Promise<Dictionary> {
  const names = [...CATEGORIES.map(({ name }) => name), ...Object.values(AUDIENCE_WORDS)]
  const counts = new Map(names.flatMap(termsOf).map((word) => [word, 0]))
  for (const { word, products } of await db.select().from(catalogueWords)) counts.set(word, products)
  return createDictionary(counts)
}
