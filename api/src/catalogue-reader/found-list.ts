import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { categoryIndexesOf } from '../facets/catalogue-groups'
import { idAt } from '../facets/product-ids'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { rankingOf } from '../products/order'
import { products } from '../products/table'
import { type SearchTerms, searchConditions } from '../search/search-conditions'
import type { FoundInCategory } from '../word-index/find-products'
import { countFound, type FoundOrder, pageOfFound, shownPrice } from '../word-index/found-products'
import type { Found } from './catalogue-reader'

/** The maximum number of products of a search that have pages; a larger result is displayed as "and more". */
export const MAX_MATCHES = 20_000

/** The maximum number of matches that are ranked by text; larger results are ranked by sales. */
const MAX_RANKED = 300

/** What a search has found, to be kept for further pages. */
export interface FoundProducts {
  /** The groups of the shop in which it was found. */
  groups: readonly ProductsWithSameTraits[]
  found: readonly FoundInCategory[]
  total: number
  /** A small result by relevance: each product with the category in which it is. */
  ranked: { of: FoundInCategory; product: number }[] | null
}

/** The order of a small result by its texts. */
export function relevance(wanted: SearchTerms): SQL[] {
  const { named, rank } = searchConditions(wanted)
  const [first, ...rest] = rankingOf('relevance', { named })
  return [...(first ? [first] : []), rank, ...rest]
}

/** Ranks a small result by its texts. Selecting by id reads only these rows; by words it would read every product with any. */
async function rank(db: Queries, wanted: SearchTerms, found: readonly FoundInCategory[]) {
  const places = new Map(
    found.flatMap((of) =>
      [...of.positions].map((product) => [idAt(of.categoryIndex.products.ids, product), { of, product }] as const),
    ),
  )
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${products}
    where active and id = any(${`{${[...places.keys()].join(',')}}`}::uuid[])
      and (${searchConditions(wanted).found}) is true
    order by ${sql.join(relevance(wanted), sql`, `)}`)
  return rows.flatMap(({ id }) => places.get(id) ?? [])
}

/** What was found, in the order of its sales. */
export const unranked = (
  groups: readonly ProductsWithSameTraits[],
  found: readonly FoundInCategory[],
): FoundProducts => ({
  groups,
  found,
  total: found.reduce((sum, { positions }) => sum + positions.length, 0),
  ranked: null,
})

/** What was found, with a small result ranked. */
export async function toFoundProducts(
  db: Queries,
  wanted: SearchTerms,
  groups: readonly ProductsWithSameTraits[],
  found: readonly FoundInCategory[],
): Promise<FoundProducts> {
  const all = unranked(groups, found)
  return all.total > 0 && all.total <= MAX_RANKED ? { ...all, ranked: await rank(db, wanted, found) } : all
}

/** The list of what a search has found; `sales` are the running ones. */
export function foundList({ groups, found, total, ranked }: FoundProducts, sales: ReadonlySet<string>): Found {
  return {
    total,
    isExact: total < MAX_MATCHES,
    async facets(choice) {
      const { count, facets } = countFound(found, groups, choice, sales)
      return { count: Math.min(count, MAX_MATCHES), facets }
    },
    async page({ choice, order, size, offset, without }) {
      const shown = shownPrice(groups, choice, sales)
      if (order === 'relevance' && ranked) {
        const prices = new Map(found.map((of) => [of, shown(of.categoryIndex)]))
        return ranked
          .filter(({ of, product }) => prices.get(of)?.(product) !== -1)
          .map(({ of, product }) => idAt(of.categoryIndex.products.ids, product))
          .filter((id) => !without.includes(id))
          .slice(offset, offset + size)
      }
      return pageOfFound(found, shown, { order: order as FoundOrder, size, offset, without })
    },
  }
}

/** A result without products. */
export const nothingFound = (groups: readonly ProductsWithSameTraits[], sales: ReadonlySet<string>): Found =>
  foundList(unranked(groups, []), sales)

/** Where the products of a category are, by category. */
export const byCategory = (groups: readonly ProductsWithSameTraits[]) =>
  new Map(categoryIndexesOf(groups).map((categoryIndex) => [categoryIndex.category, categoryIndex]))
