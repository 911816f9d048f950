import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { isDue } from './is-due'
import { couponCodes, recountCoupon } from './recount-coupons'
import { dayFrom, recountProducts, recountSums } from './recount-days'
import { recountPayments } from './recount-payments'
import { figureRecounts } from './table'

const DAY_MS = 86_400_000

/** For this long after its day an order's payments are compared every day. */
const PAYMENT_DAYS = 90

/** After this many failures in a row, the recount stops, because the database itself is in trouble. */
const MOST_FAILURES = 10

/** The figures that one transaction recounts. */
interface Part {
  name: string
  /** The end of the day in ms since 1970; a coupon has none. */
  end?: number
  recount(tx: Queries): Promise<number>
}

/** What to recount, and when to stop. */
export interface RecountPlan {
  /** Skips figures that are not due (`isDue`). */
  dueOnly?: boolean
  /** Stops the recount early. */
  signal?: AbortSignal
  /** Hears of orders whose amounts were not those of the ledger, which no version of the API writes. */
  report?: (error: Error) => void
}

/**
 * Compares the figures of all days and coupons, and the ledger, with the orders and corrects differences; returns the number of
 * corrected rows. Differences arise when orders are added in bulk, or by an API version that did not update figures
 * yet. If a day or coupon fails, the others are still recounted; it then rejects with an `AggregateError`.
 */
export async function recountOrderFigures(
  db: Database,
  { dueOnly = false, signal, report = () => {} }: RecountPlan = {},
): Promise<number> {
  let corrected = 0
  let failuresInARow = 0
  const failures: Error[] = []
  const now = new Date()
  const parts = await partsOf(db, now, report)
  for (const part of dueOnly ? await onlyDue(db, parts, now) : parts) {
    if (signal?.aborted) break
    try {
      corrected += await db.transaction((tx) => recountAlone(tx, part, dueOnly ? now : undefined))
      failuresInARow = 0
    } catch (cause) {
      failures.push(new Error(`The figures of ${part.name} could not be recounted.`, { cause }))
      failuresInARow += 1
      if (failuresInARow === MOST_FAILURES) break
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all figures of the orders could be recounted.')
  return corrected
}

async function onlyDue(db: Queries, parts: readonly Part[], now: Date): Promise<Part[]> {
  const done = await db.select().from(figureRecounts)
  const times = new Map(done.map(({ name, at }) => [name, at]))
  return parts.filter(({ name, end }) => isDue(times.get(name), end, now))
}

/** All days, then all coupons. */
async function partsOf(db: Database, now: Date, report: (error: Error) => void): Promise<Part[]> {
  const { rows } = await db.execute<{ first: string | null }>(sql`
    select least((select min(created_at) from orders), (select min(day) from order_days)::timestamptz)::text as first`)
  const first = rows[0]?.first
  if (!first) return []
  const parts: Part[] = []
  for (let at = Math.floor(Date.parse(first) / DAY_MS) * DAY_MS; at < now.getTime() + DAY_MS; at += DAY_MS) {
    const day = dayFrom(at)
    const name = day.from.toISOString().slice(0, 10)
    parts.push(
      { name, end: at + DAY_MS, recount: (tx) => recountSums(tx, day) },
      { name: `the products of ${name}`, end: at + DAY_MS, recount: (tx) => recountProducts(tx, day) },
      // Money comes in and goes back long after the order.
      {
        name: `the payments of ${name}`,
        end: at + PAYMENT_DAYS * DAY_MS,
        recount: (tx) => recountPayments(tx, day, report),
      },
    )
  }
  for (const code of await couponCodes(db))
    parts.push({ name: `the coupon ${code}`, recount: (tx) => recountCoupon(tx, code) })
  return parts
}

/**
 * Skips figures that another process is recounting, because both would add the difference, and those recounted after
 * `due`.
 */
async function recountAlone(tx: Queries, { name, end, recount }: Part, due: Date | undefined): Promise<number> {
  // No order waits for this comparison, so it may take longer than a request's statement.
  const { rows } = await tx.execute<{ mine: boolean }>(sql`
    select set_config('statement_timeout', '1min', true), pg_try_advisory_xact_lock(hashtextextended(${name}, 16)) as mine`)
  if (!rows[0]?.mine) return 0
  const [last] = await tx.select().from(figureRecounts).where(eq(figureRecounts.name, name))
  if (due && !isDue(last?.at, end, due)) return 0
  const corrected = await recount(tx)
  const at = new Date()
  await tx.insert(figureRecounts).values({ name, at }).onConflictDoUpdate({ target: figureRecounts.name, set: { at } })
  return corrected
}
