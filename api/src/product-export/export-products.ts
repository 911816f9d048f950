import type { Database } from '../database/database'
import { exportedRowToItem } from '../feed/exported-row-to-item'
import { FEED_FIELDS } from '../feed/feed-columns'
import { FORMULA_GUARD } from '../feed/formula-guard'
import { rowsOfProducts } from '../feed/known-items'
import { csvHeadings, csvRows } from '../http/csv'
import type { AdminProductFilters } from '../products/admin-list-schema'
import { adminRows } from '../products/list-admin-products'

/** Products that are in memory at once. */
const SIZE = 500

const COLUMNS = [...FEED_FIELDS, FORMULA_GUARD]

async function itemsOf(db: Database, ids: readonly string[], site: string): Promise<string[][]> {
  const rows = await rowsOfProducts(db, ids)
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => {
      const item = exportedRowToItem(row, site)
      return COLUMNS.map((field) => item[field] ?? '')
    })
}

/**
 * The products that match as a CSV file of the catalogue's format in pieces, newest first, a row for each variant; each piece is
 * read when the one before has been sent. The order is that of creation, which nothing changes, so that no product comes twice
 * or is missing while others are changed. `site` is the shop's origin. 400 as `adminFilter`, before the first piece.
 */
export async function* exportProducts(
  db: Database,
  filters: AdminProductFilters,
  site: string,
): AsyncGenerator<string, void> {
  let after: string | undefined
  do {
    const page = await adminRows(db, { ...filters, size: SIZE, sort: 'newest', ...(after && { after }) })
    const ids = page.rows.map(({ id }) => id)
    yield (after ? '' : csvHeadings(COLUMNS)) + csvRows(await itemsOf(db, ids, site))
    after = page.next
  } while (after)
}
