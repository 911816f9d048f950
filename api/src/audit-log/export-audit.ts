import { stringify } from 'csv-stringify/sync'
import type { Queries } from '../database/database'
import { listAudit } from './list-audit'
import type { AuditEntry, AuditFilters } from './schema'

/** Entries that are in memory at once. */
const SIZE = 100

const columns = [
  ...['_id', 'at', 'role', 'actorId', 'actor', 'address', 'agent'],
  ...['operation', 'kind', 'targetId', 'label', 'before', 'after'],
]

// A formula in a name must not run in a spreadsheet.
const csv = (entries: readonly AuditEntry[]): string =>
  stringify([...entries], { columns, escape_formulas: true, record_delimiter: '\r\n' })

/**
 * The entries that match as a CSV file in pieces, newest first; each piece is read when the one before has been sent. 400 as
 * `listAudit`, before the first piece.
 */
export async function* exportAudit(db: Queries, filters: AuditFilters): AsyncGenerator<string, void> {
  // With a byte-order mark, or Excel takes the file for another encoding.
  const headings = `\ufeff${columns.join(',')}\r\n`
  let before: string | undefined
  for (;;) {
    const { data, next } = await listAudit(db, { ...filters, size: SIZE, ...(before && { before }) })
    yield (before ? '' : headings) + csv(data)
    if (next === null) return
    before = next
  }
}
