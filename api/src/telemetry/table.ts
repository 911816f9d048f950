import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { shardBy } from '../database/distribute/placement'

/** Counts of page views per remote, version, kind and minute. Distributed by remote; kept for 30 days. */
export const telemetryCounts = pgTable(
  'telemetry_counts',
  {
    remote: text().notNull(),
    version: text().notNull(),
    kind: text().notNull(),
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.minute, table.version, table.kind] }),
    index('telemetry_counts_by_time').on(table.minute),
  ],
)

/** Web vitals as histograms, per remote, version, metric, hour and bucket (`vital-buckets.ts`). Kept for 30 days. */
export const telemetryVitals = pgTable(
  'telemetry_vitals',
  {
    remote: text().notNull(),
    version: text().notNull(),
    metric: text().notNull(),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.hour, table.version, table.metric, table.bucket] }),
    index('telemetry_vitals_by_time').on(table.hour),
  ],
)

/** The ids of added batches, so that a repeated one counts once. Kept for a day. */
export const telemetryBatches = pgTable(
  'telemetry_batches',
  { id: uuid().primaryKey(), receivedAt: timestamp('received_at', { withTimezone: true }).notNull() },
  (table) => [index('telemetry_batches_by_time').on(table.receivedAt)],
)

/**
 * Visits per day (UTC): page views of the shell, at most two per hour and address. Kept for ever, for the dashboard's
 * conversion rate. Distribution column: `day`.
 */
export const visitDays = pgTable('visit_days', {
  day: date().primaryKey(),
  visits: integer().notNull(),
  /** Whether a page server reported only a share of its page views. */
  sampled: boolean().notNull(),
})

shardBy(telemetryCounts, telemetryCounts.remote)
shardBy(telemetryVitals, telemetryVitals.remote)
shardBy(telemetryBatches, telemetryBatches.id)
shardBy(visitDays, visitDays.day)
