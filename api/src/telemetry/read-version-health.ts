import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { readOutcomes } from './read-outcomes'
import type { VersionHealth } from './schema'
import { telemetryVitals } from './table'
import { type Metric, percentile } from './vital-buckets'

const HOUR_MS = 3_600_000

/** Counts by bucket, for each remote, version and metric. */
type Histograms = Map<string, Map<number, number>>

/** Failure rates and web vitals per remote and version in a range. */
export async function readVersionHealth(db: Queries, from: Date, to: Date, remote?: string): Promise<VersionHealth[]> {
  const [outcomes, histograms] = await Promise.all([
    readOutcomes(db, { from, to, remote }),
    readVitals(db, from, remote),
  ])
  return outcomes.map((row) => {
    const p75 = (metric: Metric) => {
      const histogram = histograms.get(`${row.remote} ${row.version} ${metric}`) ?? new Map<number, number>()
      const count = [...histogram.values()].reduce((sum, one) => sum + one, 0)
      return { p75: percentile(metric, histogram, 0.75), count }
    }
    return {
      ...row,
      failureRate: row.visits > 0 ? Math.min(1, row.failed / row.visits) : null,
      vitals: { LCP: p75('LCP'), INP: p75('INP'), CLS: p75('CLS') },
    }
  })
}

async function readVitals(db: Queries, from: Date, only?: string): Promise<Histograms> {
  const { remote, version, metric, bucket, hour } = telemetryVitals
  const first = new Date(Math.floor(from.getTime() / HOUR_MS) * HOUR_MS)
  const rows = await db
    .select({ remote, version, metric, bucket, count: sql<number>`sum(${telemetryVitals.count})::float8` })
    .from(telemetryVitals)
    .where(and(gte(hour, first), only === undefined ? undefined : eq(remote, only)))
    .groupBy(remote, version, metric, bucket)
  const histograms: Histograms = new Map()
  for (const row of rows) {
    const key = `${row.remote} ${row.version} ${row.metric}`
    const histogram = histograms.get(key) ?? new Map<number, number>()
    histograms.set(key, histogram.set(row.bucket, row.count))
  }
  return histograms
}
