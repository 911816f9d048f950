import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { type AuditRole, type AuditScope, currentScope, noteComplete } from '../audit-scope/audit-scope'
import type { Queries } from '../database/database'
import { changedFields } from './changed-fields'
import { auditEntries, auditOrigins } from './table'
import type { TargetKind } from './target-kinds'

/** A change to record. */
export interface AuditedChange {
  /** `label` is the target's usual name, but never a person's name or address. */
  target: { kind: TargetKind; id: string; label?: string }
  /** Fields before and after; equal ones are omitted. No personal data: refer to people by id. */
  before?: object
  after?: object
  /** The role, if the operation does not imply it. */
  as?: AuditRole
}

/**
 * Records changes of the current request in its transaction. Skips changes without a role (`as` or the scope’s), so
 * that code shared with buyers and background tasks may call it.
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
  // A concurrent request of the account may have added it.
  return added?.id ?? (await find()) ?? null
}
