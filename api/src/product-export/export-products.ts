import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { ExportedRow } from '../feed/exported-row'
import { exportedRowToItem } from '../feed/exported-row-to-item'
import { exportedRows } from '../feed/exported-rows'
import { FEED_FIELDS } from '../feed/feed-columns'
import { csvHeadings, csvRows } from '../http/csv'
import type { AdminProductFilters } from '../products/admin-list-schema'
import { adminRows } from '../products/list-admin-products'

/** Products that are in memory at once. */
const SIZE = 500

const byIds = exportedRows('select * from products where id = any($ids)').split('$ids')

async function itemsOf(db: Database, ids: readonly string[], site: string): Promise<string[][]> {
  const [head = '', tail = ''] = byIds
  const { rows } = await db.execute<ExportedRow>(sql`${sql.raw(head)}${sql.param(ids)}::uuid[]${sql.raw(tail)}`)
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => {
      const item = exportedRowToItem(row, site)
      return FEED_FIELDS.map((field) => item[field] ?? '')
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
    yield (after ? '' : csvHeadings(FEED_FIELDS)) + csvRows(await itemsOf(db, ids, site))
    after = page.next
  } while (after)
}
