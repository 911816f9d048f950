import type { SQLWrapper } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { currentScope, watchRecording } from '../audit-scope/audit-scope'
import { hasWritten } from './distribute/has-written'

const dialect = new PgDialect()

const WRITES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\b/i
const LOCKS = /\bfor\s+(?:no\s+key\s+)?update\b/gi

const isWrite = (query: SQLWrapper | string): boolean => {
  const text = typeof query === 'string' ? query : dialect.sqlToQuery(query.getSQL()).sql
  return WRITES.test(text.replace(LOCKS, ''))
}

function refuse(operation: string, how: string): never {
  throw new Error(`${operation} writes ${how}: call recordAudit in the transaction of the write (api/src/audit).`)
}

/**
 * Enforces the audit log for every write of administrators and sellers: during their requests a write needs a
 * transaction, and a transaction that wrote commits only with an audit entry. Other requests are not affected.
 */
export function requireAuditRows(db: NodePgDatabase): NodePgDatabase {
  const { transaction, execute } = db
  const scopeWithRole = () => {
    const scope = currentScope()
    return scope?.role ? scope : null
  }
  db.transaction = async (work, config) => {
    const scope = scopeWithRole()
    if (!scope) return transaction.call(db, work as never, config) as never
    return transaction.call(
      db,
      (async (tx: Parameters<typeof work>[0]) => {
        const [result, recorded] = await watchRecording(scope, () => work(tx))
        if (recorded) return result
        if (await hasWritten(tx)) refuse(scope.operation, 'without an audit entry')
        return result
      }) as never,
      config,
    ) as never
  }
  db.execute = ((query: SQLWrapper | string) => {
    const scope = scopeWithRole()
    if (scope && isWrite(query)) refuse(scope.operation, 'outside of a transaction')
    return execute.call(db, query)
  }) as typeof execute
  for (const name of ['insert', 'update', 'delete'] as const) {
    const original = db[name] as (...given: never[]) => unknown
    db[name] = ((...given: never[]) => {
      const scope = scopeWithRole()
      if (scope) refuse(scope.operation, 'outside of a transaction')
      return original.apply(db, given)
    }) as never
  }
  return db
}
