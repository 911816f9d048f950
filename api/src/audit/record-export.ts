import type { Database } from '../database/database'
import { recordAudit } from './record-audit'

/** Filters whose values are ids, or may name a person; the entry says only that they were set. */
const UNNAMED = new Set(['search', 'person', 'actor', 'target', 'operation', 'seller'])

const told = (filters: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([name, value]) => value !== undefined && name !== 'sort')
      .map(([name, value]) => [name, UNNAMED.has(name) ? true : value]),
  )

/**
 * Records in the audit log that a list is exported, before its first piece leaves. A file that cannot be made has no
 * entry.
 */
export async function* recordExport(
  db: Database,
  list: string,
  filters: object,
  pieces: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  const first = await pieces.next()
  await db.transaction((tx) =>
    recordAudit(tx, { target: { kind: 'export', id: list, label: list }, after: { filters: told(filters) } }),
  )
  if (first.done) return
  yield first.value
  yield* pieces
}
