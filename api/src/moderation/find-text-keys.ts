import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { requirePlainText } from '../http/plain-text'
import { badField } from '../http/problem'
import { type CountFields, MOST_COUNTED, toCountFields } from '../keyset/count-or-estimate'
import { toCursor, toPlace } from '../keyset/cursor'
import { isMoment } from '../keyset/is-moment'
import { type ReportKind, reportKinds } from '../reports/schema'
import type { ModeratedTexts, ModeratedTextsQuery } from './schema'
import { textTables } from './text-tables'

/** Waiting texts are counted up to this number. */
const MOST_WAITING = 1000

/** A text's key and position in the list. */
export interface TextKey {
  kind: ReportKind
  productId: string
  id: string
  /** When it was written, in PostgreSQL's notation. */
  at: string
}

/** The expressions of the full-text indexes. */
const words: Record<ReportKind, SQL> = {
  review: sql`to_tsvector('simple', author || ' ' || title || ' ' || text)`,
  question: sql`to_tsvector('simple', author || ' ' || text)`,
  answer: sql`to_tsvector('simple', author || ' ' || text)`,
}

const isState = (kind: ReportKind): Record<NonNullable<ModeratedTextsQuery['state']>, SQL> => ({
  new: sql`checked_at is null`,
  hidden: sql`hidden_at is not null`,
  reported: sql`(product_id, id) in (select r.product_id, r.content_id from reports r
    where r.kind = ${sql.raw(`'${kind}'`)} and r.settled_at is null)`,
})

function searchFor(kind: ReportKind, search: string): SQL {
  const typed = (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 10)
  if (typed.length === 0) return sql`false`
  const starts = typed.map((word) => sql`to_tsquery('simple', ${`${word}:*`})`)
  return sql`${words[kind]} @@ (${sql.join(starts, sql` && `)})`
}

function scopeOf(kind: ReportKind, { state, person, search }: ModeratedTextsQuery): SQL {
  const parts = [
    state && isState(kind)[state],
    person !== undefined && sql`user_id = ${person}`,
    search?.trim() && searchFor(kind, search),
  ].filter((part) => typeof part === 'object')
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const kindsOf = ({ kind }: ModeratedTextsQuery): readonly ReportKind[] => (kind ? [kind] : reportKinds)

/** A cursor to a text. */
export const cursorOf = ({ at, id }: Pick<TextKey, 'at' | 'id'>): string => toCursor({ value: at, id })

function placeOf(field: 'after' | 'before', cursor: string): SQL {
  const { value, id } = toPlace(field, cursor)
  if (!isMoment(value, { zoned: true })) throw badField(field, `${field} must be a cursor of an answer.`)
  return sql`(${value}::timestamptz, ${id}::uuid)`
}

/**
 * The keys of a page of texts, one more than requested, newest first; with `before`, those above it, nearest first.
 * Each kind is read from an index, so that deep pages cost no more than the first. 400 for a bad cursor.
 */
export async function findTextKeys(db: Queries, query: ModeratedTextsQuery): Promise<TextKey[]> {
  requirePlainText('search', query.search)
  requirePlainText('person', query.person)
  const { after, before, size } = query
  const up = before !== undefined
  const cursor = before ?? after
  const place = cursor === undefined ? undefined : placeOf(up ? 'before' : 'after', cursor)
  const beyond = place ? sql`and (created_at, id) ${sql.raw(up ? '>' : '<')} ${place}` : sql``
  const order = sql.raw(up ? 'order by created_at, id' : 'order by created_at desc, id desc')
  const limit = sql`limit ${size + 1}`
  const parts = kindsOf(query).map(
    (kind) => sql`(select ${kind}::text as kind, product_id, id, created_at, created_at::text as at
      from ${textTables[kind]} where ${scopeOf(kind, query)} ${beyond} ${order} ${limit})`,
  )
  const { rows } = await db.execute<{ kind: string; product_id: string; id: string; at: string }>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as texts ${order} ${limit}`,
  )
  return rows.map(({ kind, product_id, id, at }) => ({
    ...{ productId: product_id, id, at },
    kind: reportKinds.find((one) => one === kind) ?? 'review',
  }))
}

const upTo = (most: number, scopes: readonly { kind: ReportKind; scope: SQL }[]): SQL => {
  const parts = scopes.map(({ kind, scope }) => sql`select 1 from ${textTables[kind]} where ${scope}`)
  return sql`(select count(*)::int from (${sql.join(parts, sql` union all `)} limit ${sql.raw(String(most))}) as held)`
}

/** Counts all texts in a state. */
const waiting = (state: keyof ReturnType<typeof isState>): SQL =>
  upTo(
    MOST_WAITING,
    reportKinds.map((kind) => ({ kind, scope: isState(kind)[state] })),
  )

/**
 * Counts the matching texts, exactly up to {@link MOST_COUNTED}, else “more”; and all texts in each state, where 1000
 * means 1000 or more.
 */
export async function countTexts(
  db: Queries,
  query: ModeratedTextsQuery,
): Promise<CountFields & Pick<ModeratedTexts, 'waiting'>> {
  const scopes = kindsOf(query).map((kind) => ({ kind, scope: scopeOf(kind, query) }))
  const kept = query.search === undefined && query.person === undefined ? keepPlan : sql``
  const { rows } = await db.execute<{ count: number; new: number; reported: number; hidden: number }>(
    sql`select ${upTo(MOST_COUNTED + 1, scopes)} as count, ${waiting('new')} as new,
      ${waiting('reported')} as reported, ${waiting('hidden')} as hidden ${kept}`,
  )
  const { count, ...held } = rows[0] ?? { count: 0, new: 0, reported: 0, hidden: 0 }
  const total = count > MOST_COUNTED ? ({ count: MOST_COUNTED, countIs: 'more' } as const) : undefined
  return { ...toCountFields(total ?? { count, countIs: 'exact' }), waiting: held }
}
