import { and, or, sql } from 'drizzle-orm'
import type { CatalogueReader } from '../catalogue-reader/catalogue-reader'
import type { Database, Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import type { Total } from '../keyset/count-or-estimate'
import { findFew, MOST_FOUND } from '../keyset/find-few'
import { keysetPage, placeOf } from '../keyset/keyset-page'
import type { SortColumn } from '../word-index/nearest-found'
import type { AdminSearch } from './admin-filter'
import type { AdminProductSort, AdminProductsQuery } from './admin-list-schema'
import { adminSorts } from './admin-sorts'
import { products } from './table'

/** Finds visible products by word prefixes in this process's memory; null if it cannot. */
export type FindByBeginnings = CatalogueReader['titled']

/** The result for too many matches to sort: scanning the index of the list's order finds a page quickly. */
const walked: { total: Total; ids: string[] } = { total: { count: MOST_FOUND, countIs: 'more' }, ids: [] }

/** A time of the database without a zone, such as `2026-01-01 10:00:00.123456`, in microseconds since 1970. */
function microseconds(value: string): number {
  const [seconds = '', part = ''] = value.split('.')
  return Math.max(Date.parse(`${seconds.replace(' ', 'T')}Z`) * 1000 + Number(part.padEnd(6, '0')), 0)
}

/** List orders that memory supports, and how to convert a cursor's value to a key. */
const known: Partial<Record<AdminProductSort, { by: SortColumn; toKey(value: string): number }>> = {
  newest: {
    by: 'created',
    toKey: microseconds,
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
  const ids = near.ids.length > 0 ? await readIds() : []
  // Some products no longer match, because they changed a moment ago.
  if (ids.length < enough && !near.all) return null
  return {
    total: { count: found.total + others.total.count, countIs: 'exact' },
    ids: [...new Set([...ids, ...others.ids])],
  }

  async function readIds(): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from ${products} where id = any(${`{${near?.ids.join(',')}}`}::uuid[]) and
        ${and(shown, beyond)} order by ${sql.join(inOrder, sql`, `)} limit ${sql.raw(String(enough))} ${keepPlan}`)
    return rows.map(({ id }) => id)
  }
}
