import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { auditEntries, auditOrigins, type EntryRow } from '../audit/table'
import { targetKinds } from '../audit/target-kinds'
import type { Queries } from '../database/database'
import { beginsPattern } from '../http/like-patterns'
import { requirePlainText } from '../http/plain-text'
import { endOfDay, startOfDay } from '../http/utc-day'
import { wordsMatch } from '../keyset/words-match'
import { users, userWords } from '../users/table'
import { type AuditEntry, type AuditFilters, type AuditQuery, auditRoles } from './schema'
import { uuidAt } from './uuid-at'
import { describeEntry } from './words/describe-entry'
import { readNames } from './words/names'

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
  return { data: await withWords(db, shown), next: rows.length > size ? (shown.at(-1)?.id ?? null) : null }
}

/** The newest `size` entries about a person or their shop that somebody else or the command line made. */
export async function listActsOn(
  db: Queries,
  { uid, sellerId }: { uid: string; sellerId: string | undefined },
  size: number,
): Promise<AuditEntry[]> {
  const { id, targetId, actorId } = auditEntries
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(inArray(targetId, [uid, ...(sellerId ? [sellerId] : [])]), ne(actorId, uid)))
    .orderBy(desc(id))
    .limit(size)
  return withWords(db, rows)
}

/** Adds names, words and origins to entries; those of deleted accounts no longer exist. */
async function withWords(db: Queries, rows: readonly EntryRow[]): Promise<AuditEntry[]> {
  const names = await readNames(db, rows)
  const actors = [...new Set(rows.map(({ actorId }) => actorId))]
  const originIds = [...new Set(rows.flatMap(({ originId }) => originId ?? []))]
  const places = originIds.length
    ? await db
        .select()
        .from(auditOrigins)
        .where(and(inArray(auditOrigins.actorId, actors), inArray(auditOrigins.id, originIds)))
    : []
  const placeOf = new Map(places.map((one) => [one.id, one]))
  return rows.map((row) => ({
    ...{ _id: row.id, at: row.at.toISOString(), operation: row.operation, targetId: row.targetId },
    ...{ actorId: row.actorId, actor: names.person(row.actorId) },
    role: auditRoles.find((one) => one === row.role) ?? ('command' as const),
    address: placeOf.get(row.originId ?? '')?.address ?? '',
    agent: placeOf.get(row.originId ?? '')?.agent ?? '',
    kind: targetKinds.find((one) => one === row.targetKind) ?? ('account' as const),
    ...{ before: row.before, after: row.after },
    ...describeEntry(row, names),
  }))
}
