import { stringify } from 'csv-stringify/sync'
import type { Queries } from '../database/database'
import { listAudit } from './list-audit'
import type { AuditEntry, AuditFilters } from './schema'

/** Entries that are held in memory at once. */
const SIZE = 100

const columns = [
  ...['_id', 'at', 'role', 'actorId', 'actor', 'address', 'agent'],
  ...['operation', 'kind', 'targetId', 'label', 'before', 'after'],
]

// Escapes formulas, so that a name cannot run code in a spreadsheet.
const csv = (entries: readonly AuditEntry[]): string =>
  stringify([...entries], { columns, escape_formulas: true, record_delimiter: '\r\n' })

/**
 * Exports the matching entries as CSV in pieces, newest first, each read after the one before has been sent. 400 as in
 * `listAudit`, before the first piece.
 */
export async function* exportAudit(db: Queries, filters: AuditFilters): AsyncGenerator<string, void> {
  // Excel misreads UTF-8 files without a byte-order mark.
  const headings = `\ufeff${columns.join(',')}\r\n`
  let before: string | undefined
  for (;;) {
    const { data, next } = await listAudit(db, { ...filters, size: SIZE, ...(before && { before }) })
    yield (before ? '' : headings) + csv(data)
    if (next === null) return
    before = next
  }
}
