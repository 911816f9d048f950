import { and, desc, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import { auditEntries } from '../audit/table'
import type { AuditScope } from '../audit-scope/audit-scope'
import type { Queries } from '../database/database'
import type { Import } from './claim-import'
import type { ImportState } from './schema'

/** The operation that starts an import. */
const RUN = 'adminRunImport'

/** Records who started or cancelled an import. */
export const recordDecision = (tx: Queries, { id, name }: Import, state: ImportState): Promise<void> =>
  recordAudit(tx, { target: { kind: 'import', id, label: name }, after: { state } })

/** The audit scope in which an import changes products: that of the administrator who started it. */
export async function readStarter(db: Queries, { id, actorId }: Import): Promise<AuditScope> {
  const [entry] = await db
    .select({ actorId: auditEntries.actorId, originId: auditEntries.originId })
    .from(auditEntries)
    .where(and(eq(auditEntries.targetId, id), eq(auditEntries.operation, RUN)))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return {
    ...{ role: 'administrator', operation: RUN, actorId: entry?.actorId ?? actorId },
    origin: entry?.originId ? { id: entry.originId } : null,
  }
}
