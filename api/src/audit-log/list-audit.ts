import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { auditEntries, auditOrigins } from '../audit/table'
import { targetKinds } from '../audit/target-kinds'
import type { Queries } from '../database/database'
import { beginsPattern } from '../http/like-patterns'
import { requirePlainText } from '../http/plain-text'
import { endOfDay, startOfDay } from '../http/utc-day'
import { wordsMatch } from '../keyset/words-match'
import { users, userWords } from '../users/table'
import { type AuditEntry, type AuditFilters, type AuditQuery, auditRoles } from './schema'
import { uuidAt } from './uuid-at'

/** How many people with matching names a search looks for. */
const PEOPLE_MAX = 20

function conditions({ role, kind, operation, target, actor, from, to }: AuditFilters): (SQL | undefined)[] {
  return [
    role && eq(auditEntries.role, role),
    kind && eq(auditEntries.targetKind, kind),
    operation ? eq(auditEntries.operation, operation) : undefined,
    target ? eq(auditEntries.targetId, target) : undefined,
    actor ? eq(auditEntries.actorId, actor) : undefined,
    // Ids are in chronological order, so one index serves both.
    from ? gte(auditEntries.id, uuidAt(startOfDay('from', from))) : undefined,
    to ? lt(auditEntries.id, uuidAt(endOfDay('to', to))) : undefined,
  ]
}

/** The ids that a search finds; each kind of match uses its own index. */
async function searched(db: Queries, text: string, scope: SQL | undefined, size: number): Promise<SQL> {
  const people = await db
    .select({ uid: users.uid })
    .from(users)
    .where(await wordsMatch(db, userWords, text))
    .limit(PEOPLE_MAX)
  const ids = [text, ...people.map(({ uid }) => uid)]
  const by = (way: SQL) =>
    db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(and(scope, way))
      .orderBy(desc(auditEntries.id))
      .limit(size)
  return inArray(
    auditEntries.id,
    unionAll(
      by(inArray(auditEntries.actorId, ids)),
      by(inArray(auditEntries.targetId, ids)),
      by(sql`lower(${auditEntries.label}) like ${beginsPattern(text.toLowerCase())}`),
    ),
  )
}

/** A page of entries, newest first. `next` is null on the last one. 400 for a day that does not exist. */
export async function listAudit(
  db: Queries,
  { size, before, search, ...filters }: AuditQuery,
): Promise<{ data: AuditEntry[]; next: string | null }> {
  requirePlainText('search', search)
  const text = search?.trim() ?? ''
  const scope = and(...conditions(filters), before ? lt(auditEntries.id, before.toLowerCase()) : undefined)
  const rows = await db
    .select()
    .from(auditEntries)
    .where(text ? await searched(db, text, scope, size + 1) : scope)
    .orderBy(desc(auditEntries.id))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  return { data: await withPeople(db, shown), next: rows.length > size ? (shown.at(-1)?.id ?? null) : null }
}

type Row = typeof auditEntries.$inferSelect

/** Looks up actors and origins by their ids; those of deleted accounts no longer exist. */
async function withPeople(db: Queries, rows: readonly Row[]): Promise<AuditEntry[]> {
  const uids = [...new Set(rows.flatMap((row) => [row.actorId, row.targetKind === 'account' ? row.targetId : '']))]
  const originIds = [...new Set(rows.flatMap(({ originId }) => originId ?? []))]
  const people = await db
    .select({ uid: users.uid, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.uid, ['', ...uids]))
  const places = originIds.length
    ? await db
        .select()
        .from(auditOrigins)
        .where(and(inArray(auditOrigins.actorId, uids), inArray(auditOrigins.id, originIds)))
    : []
  const nameOf = new Map(people.map(({ uid, name, email }) => [uid, name || email]))
  const placeOf = new Map(places.map((one) => [one.id, one]))
  return rows.map(({ id, at, role, originId, targetKind, label, ...row }) => ({
    ...{ _id: id, at: at.toISOString(), operation: row.operation, targetId: row.targetId },
    ...{ actorId: row.actorId, actor: nameOf.get(row.actorId) ?? '' },
    role: auditRoles.find((one) => one === role) ?? ('command' as const),
    address: placeOf.get(originId ?? '')?.address ?? '',
    agent: placeOf.get(originId ?? '')?.agent ?? '',
    kind: targetKinds.find((one) => one === targetKind) ?? ('account' as const),
    label: targetKind === 'account' ? (nameOf.get(row.targetId) ?? '') : label,
    ...{ before: row.before, after: row.after },
  }))
}
