import { AsyncLocalStorage } from 'node:async_hooks'

export type AuditRole = 'administrator' | 'seller' | 'command'

/** Who writes now, from where, and by which operation. */
export interface AuditScope {
  /** Null for somebody who acts as neither: only what names a role itself is recorded. */
  role: AuditRole | null
  /** The account; empty for the command line. */
  actorId: string
  /** By its id where work goes on after its request; null for the command line. */
  origin: { address: string; agent: string } | { id: string } | null
  operation: string
}

interface Kept extends AuditScope {
  /** Whether the running transaction has its entry. */
  recorded: boolean
}

const scopes = new AsyncLocalStorage<Kept | null>()

/** Runs `work` in the name of somebody: from then on no transaction with a role commits a write without an audit entry. */
export const auditAs = <T>(scope: AuditScope, work: () => T): T => scopes.run({ ...scope, recorded: false }, work)

/** Runs a write that belongs to one that is recorded already. */
export const recordedAlready = <T>(work: () => T): T => scopes.run(null, work)

/** Who writes now; null outside of requests. */
export const currentScope = (): AuditScope | null => scopes.getStore() ?? null

/** Notes that the running transaction has its entry, or that it only locked and leaves all as it was. */
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
