import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { type Ids, positionOf } from '../facets/product-ids'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { products } from '../products/table'
import { type SearchTerms, searchConditions } from '../search/search-conditions'
import { type FoundInCategory, together } from '../word-index/find-products'
import { byCategory } from './found-list'

type Row = { category: string; named: boolean; ids: Buffer } & Record<string, unknown>

function toIds(bytes: Buffer): Ids {
  const ids = new Uint32Array(bytes.length / 4)
  for (let i = 0; i < ids.length; i += 1) ids[i] = bytes.readUInt32BE(4 * i)
  return ids
}

/** Finds at most `most` products of a search within a condition, and where they are in the category indexes. */
export async function findInDatabase(
  db: Queries,
  groups: readonly ProductsWithSameTraits[],
  wanted: SearchTerms,
  scope: SQL,
  most: number,
): Promise<FoundInCategory[]> {
  const { found, named } = searchConditions(wanted)
  const { rows } = await db.execute<Row>(sql`
    select category, named, string_agg(uuid_send(id), ''::bytea) as ids
    from (select category, id, (${named}) is true as named from ${products}
      where active and ${scope} and ${found} limit ${most}) as found
    group by category, named`)
  const indexes = byCategory(groups)
  return together(
    rows.flatMap(({ category, named: isNamed, ids: bytes }): FoundInCategory[] => {
      const categoryIndex = indexes.get(category)
      if (!categoryIndex) return []
      const ids = toIds(bytes)
      const positions = new Int32Array(ids.length / 4)
        .map((_, i) => positionOf(categoryIndex.products.ids, ids, i))
        .filter((position) => position !== -1)
      return [{ categoryIndex, positions, named: new Uint8Array(positions.length).fill(isNamed ? 1 : 0) }]
    }),
  )
}
