import { AUDIT_KINDS, AUDIT_ROLES } from '@superium/shared/constants'
import type { Queries } from '../database/database'
import { csvHeadings, csvRows } from '../http/csv'
import { spreadsheetTime } from '../http/spreadsheet-cells'
import { listAudit } from './list-audit'
import type { AuditEntry, AuditFilters } from './schema'

/** Entries that are held in memory at once. */
const SIZE = 100

// What people read comes first, as on the page; then all that is stored.
const columns = [
  ...['time (UTC)', 'who', 'role', 'action', 'about', 'name', 'changes', 'reason', 'address', 'browser'],
  ...['_id', 'actorId', 'operation', 'targetId', 'before', 'after'],
]

/** A whole value that is a time, as the page knows it; what a person wrote around one, or in its form, stays. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/

/** A change as a line: `Price: $12.00 → $10.00`. */
const toLine = ({ field, before, after }: AuditEntry['changes'][number]): string =>
  `${field}: ${[before, after].flatMap((side) => side?.replace(MOMENT, '$1 $2') ?? []).join(' → ')}`

const toRecord = ({ at, actor, role, kind, label, changes, agent, ...entry }: AuditEntry) => ({
  ...entry,
  'time (UTC)': spreadsheetTime(new Date(at)),
  ...{ who: actor, role: AUDIT_ROLES[role], about: AUDIT_KINDS[kind], name: label, browser: agent },
  changes: changes.map(toLine).join('\n'),
})

/**
 * Exports the matching entries as CSV in pieces, newest first, each read after the one before has been sent. 400 as in
 * `listAudit`, before the first piece.
 */
export async function* exportAudit(db: Queries, filters: AuditFilters): AsyncGenerator<string, void> {
  let before: string | undefined
  for (;;) {
    const { data, next } = await listAudit(db, { ...filters, size: SIZE, ...(before && { before }) })
    yield (before ? '' : csvHeadings(columns)) + csvRows(data.map(toRecord), columns)
    if (next === null) return
    before = next
  }
}
