import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import type { Batch } from './schema'
import { telemetryBatches, telemetryCounts, telemetryVitals, visitDays } from './table'
import { bucketOf } from './vital-buckets'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const floor = (time: string, to: number): Date => new Date(Math.floor(Date.parse(time) / to) * to)

/** Sums rows with equal keys and sorts them, so that parallel processes lock rows in the same order. */
function addUp<T extends { count: number }>(rows: T[], keyOf: (row: T) => string): T[] {
  const sums = new Map<string, T>()
  for (const row of rows) {
    const key = keyOf(row)
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/** Adds a batch to the counters. Returns false for a batch that was already added. */
export function recordBatch(db: Database, batch: Batch, now: Date): Promise<boolean> {
  const counts = addUp(
    batch.counts.map(({ minute, ...row }) => ({ ...row, minute: floor(minute, MINUTE_MS) })),
    (row) => `${row.remote} ${row.minute.toISOString()} ${row.version} ${row.kind}`,
  )
  const vitals = addUp(
    batch.vitals.map(({ minute, value, ...row }) => ({
      ...row,
      hour: floor(minute, HOUR_MS),
      bucket: bucketOf(row.metric, value),
    })),
    (row) => `${row.remote} ${row.hour.toISOString()} ${row.version} ${row.metric} ${row.bucket}`,
  )
  return db.transaction(async (transaction) => {
    const added = await transaction
      .insert(telemetryBatches)
      .values({ id: batch.id, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: telemetryBatches.id })
    if (added.length === 0) return false
    if (counts.length > 0) {
      await transaction
        .insert(telemetryCounts)
        .values(counts)
        .onConflictDoUpdate({
          target: [telemetryCounts.remote, telemetryCounts.minute, telemetryCounts.version, telemetryCounts.kind],
          set: { count: sql`${telemetryCounts.count} + excluded.count` },
        })
    }
    if (vitals.length > 0) {
      const { remote, hour, version, metric, bucket } = telemetryVitals
      await transaction
        .insert(telemetryVitals)
        .values(vitals)
        .onConflictDoUpdate({
          target: [remote, hour, version, metric, bucket],
          set: { count: sql`${telemetryVitals.count} + excluded.count` },
        })
    }
    await addVisits(transaction, batch)
    return true
  })
}

/** The remote that every page loads. */
const HOST = 'shell'

async function addVisits(tx: Queries, { counts, sampled = false }: Batch): Promise<void> {
  const views = counts.filter(({ remote, kind }) => remote === HOST && kind === 'visit')
  const rows = addUp(
    views.map(({ minute, count }) => ({ day: new Date(minute).toISOString().slice(0, 10), count })),
    ({ day }) => day,
  )
  if (rows.length === 0) return
  await tx
    .insert(visitDays)
    .values(rows.map(({ day, count }) => ({ day, visits: count, sampled })))
    .onConflictDoUpdate({
      target: visitDays.day,
      set: {
        visits: sql`${visitDays.visits} + excluded.visits`,
        sampled: sql`${visitDays.sampled} or excluded.sampled`,
      },
    })
}
