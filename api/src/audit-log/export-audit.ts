import type { Queries } from '../database/database'
import { csvHeadings, csvRows } from '../http/csv'
import { listAudit } from './list-audit'
import type { AuditFilters } from './schema'

/** Entries that are held in memory at once. */
const SIZE = 100

const columns = [
  ...['_id', 'at', 'role', 'actorId', 'actor', 'address', 'agent'],
  ...['operation', 'kind', 'targetId', 'label', 'before', 'after', 'action', 'reason'],
]

/**
 * Exports the matching entries as CSV in pieces, newest first, each read after the one before has been sent. 400 as in
 * `listAudit`, before the first piece.
 */
export async function* exportAudit(db: Queries, filters: AuditFilters): AsyncGenerator<string, void> {
  let before: string | undefined
  for (;;) {
    const { data, next } = await listAudit(db, { ...filters, size: SIZE, ...(before && { before }) })
    yield (before ? '' : csvHeadings(columns)) + csvRows(data, columns)
    if (next === null) return
    before = next
  }
}
