import { and, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import type { Total } from '../keyset/count-or-estimate'
import { findFew, MOST_FOUND } from '../keyset/find-few'
import { keysetPage, placeOf } from '../keyset/keyset-page'
import type { Nearest, NearestWanted, SortColumn } from '../word-index/nearest-found'
import type { AdminSearch } from './admin-filter'
import type { AdminProductSort, AdminProductsQuery } from './admin-list-schema'
import { adminSorts } from './admin-sorts'
import { products } from './table'

/** The visible products whose titles contain words with certain prefixes. */
export interface Titled {
  total: number
  nearest(wanted: NearestWanted): Nearest | null
}

/** Finds visible products by word prefixes in this process's memory; null if it cannot. */
export type FindByBeginnings = (beginnings: readonly string[]) => Promise<Titled | null>

/** The result for too many matches to sort: scanning the index of the list's order finds a page quickly. */
const walked: { total: Total; ids: string[] } = { total: { count: MOST_FOUND, countIs: 'more' }, ids: [] }

const MOST_SECONDS = 2 ** 31 - 1

/** List orders that memory supports, and how to convert a cursor's value to a key. */
const known: Partial<Record<AdminProductSort, { by: SortColumn; toKey(value: string): number }>> = {
  newest: {
    by: 'created',
    toKey: (value) => Math.min(Math.max(Math.floor(Date.parse(`${value.replace(' ', 'T')}Z`) / 1000), 0), MOST_SECONDS),
  },
  'price-low': { by: 'cents', toKey: Number },
  'price-high': { by: 'cents', toKey: Number },
}

/**
 * The ids of a word search's page, one more than requested, and the exact count. It finds visible products in memory,
 * and archived ones and SKUs in the database, which then checks and sorts the candidates. Null if the database has to
 * find everything; without an exact count if it should scan the list instead. Changes by other processes appear some
 * seconds later.
 */
export async function findPageInMemory(
  db: Queries & Pick<Database, 'transaction'>,
  query: AdminProductsQuery,
  { titled, coded }: AdminSearch,
  find: () => ReturnType<FindByBeginnings>,
): Promise<{ total: Total; ids: string[] } | null> {
  const sort = adminSorts[query.sort]
  const order = known[query.sort]
  const { beyond, order: inOrder } = keysetPage(sort, products.id, query)
  const found = await find()
  if (!found) return null
  const enough = query.size + 1
  const place = placeOf(query)
  const near =
    order &&
    found.nearest({
      ...{ by: order.by, descends: sort.descends !== (query.before !== undefined), enough },
      ...(place && { from: order.toKey(place.value) }),
    })
  if (!near) return found.total > MOST_FOUND ? walked : null
  const shown = and(sql`${products.active}`, titled)
  const scope = or(and(sql`not ${products.active}`, titled), and(coded, sql`not (${shown})`))
  const others = await findFew(db, query, { table: products, scope, id: products.id, sort })
  if (others.total.countIs !== 'exact') return walked
  const ids = near.products.length > 0 ? await readIds() : []
  // Some products no longer match, because they changed a moment ago.
  if (ids.length < enough && !near.all) return null
  return {
    total: { count: found.total + others.total.count, countIs: 'exact' },
    ids: [...new Set([...ids, ...others.ids])],
  }

  async function readIds(): Promise<string[]> {
    const listed = near?.products ?? []
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from unnest(${sql.param(listed.map(({ category }) => category))}::text[],
        ${sql.param(listed.map(({ mix }) => mix))}::int[]) as found (of_category, of_mix)
      join ${products} on ${products.category} = of_category and ${products.mix} = of_mix
      where ${and(shown, beyond)} order by ${sql.join(inOrder, sql`, `)} limit ${sql.raw(String(enough))} ${keepPlan}`)
    return rows.map(({ id }) => id)
  }
}
