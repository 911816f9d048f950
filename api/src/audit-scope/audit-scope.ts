import { AsyncLocalStorage } from 'node:async_hooks'

export type AuditRole = 'administrator' | 'seller' | 'command'

/** The current writer, with origin and operation. */
export interface AuditScope {
  /** Null for a caller without such a role; then only changes that name a role themselves are recorded. */
  role: AuditRole | null
  /** The account; empty for the command line. */
  actorId: string
  /** An id if work continues after its request; null for the command line. */
  origin: { address: string; agent: string } | { id: string } | null
  operation: string
}

interface Kept extends AuditScope {
  /** Whether the running transaction has its entry. */
  recorded: boolean
}

const scopes = new AsyncLocalStorage<Kept | null>()

/** Runs `work` in an audit scope: with a role, a transaction commits a write only if it has an audit entry. */
export const auditAs = <T>(scope: AuditScope, work: () => T): T => scopes.run({ ...scope, recorded: false }, work)

/** Runs a write that an earlier audit entry already covers. */
export const recordedAlready = <T>(work: () => T): T => scopes.run(null, work)

/** The current audit scope; null outside of requests. */
export const currentScope = (): AuditScope | null => scopes.getStore() ?? null

/** Marks the running transaction as complete: it has its entry, or it only took locks and changed nothing. */
export function noteComplete(): void {
  const scope = scopes.getStore()
  if (scope) scope.recorded = true
}

/** Runs a transaction's work; resolves to its result and whether an entry was recorded in it. */
export async function watchRecording<T>(scope: AuditScope, work: () => Promise<T>): Promise<[T, boolean]> {
  const inner: Kept = { ...scope, recorded: false }
  const result = await scopes.run(inner, work)
  return [result, inner.recorded]
}
