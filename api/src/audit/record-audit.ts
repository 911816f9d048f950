import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { type AuditRole, type AuditScope, currentScope, noteComplete } from '../audit-scope/audit-scope'
import type { Queries } from '../database/database'
import { changedFields } from './changed-fields'
import { auditEntries, auditOrigins } from './table'
import type { TargetKind } from './target-kinds'

/** What was changed. */
export interface AuditedChange {
  /** `label` is what people call it, never a person's name or address. */
  target: { kind: TargetKind; id: string; label?: string }
  /** Fields before and after; those that are equal are left out. No personal data: name the person by id. */
  before?: object
  after?: object
  /** The role, where the operation alone does not tell it. */
  as?: AuditRole
}

/**
 * Records changes of the current request in its transaction. Outside of the requests of administrators and sellers it does
 * nothing, so that what buyers and background tasks do, too, may call it.
 */
export async function recordAudit(tx: Queries, ...changes: AuditedChange[]): Promise<void> {
  const scope = currentScope()
  const told = changes.filter(({ as }) => scope?.role || as)
  if (!scope || told.length === 0) return
  const originId = await originOf(tx, scope)
  const at = new Date()
  await tx.insert(auditEntries).values(
    told.map(({ target, before = {}, after = {}, as }) => ({
      ...{ id: uuidv7(), at, role: as ?? scope.role ?? 'administrator', actorId: scope.actorId, originId },
      ...{ operation: scope.operation, targetKind: target.kind, targetId: target.id, label: target.label ?? '' },
      ...changedFields({ ...before }, { ...after }),
    })),
  )
  noteComplete()
}

async function originOf(tx: Queries, { actorId, origin }: AuditScope): Promise<string | null> {
  if (!origin) return null
  if ('id' in origin) return origin.id
  const { address, agent } = origin
  const own = and(eq(auditOrigins.actorId, actorId), eq(auditOrigins.address, address), eq(auditOrigins.agent, agent))
  const find = async () => (await tx.select({ id: auditOrigins.id }).from(auditOrigins).where(own))[0]?.id
  const known = await find()
  if (known) return known
  const [added] = await tx
    .insert(auditOrigins)
    .values({ actorId, id: uuidv7(), address, agent, firstAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: auditOrigins.id })
  // Another request of the account was faster.
  return added?.id ?? (await find()) ?? null
}
