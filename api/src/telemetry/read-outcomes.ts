import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { OutcomesRow } from './schema'
import { telemetryCounts } from './table'

const MINUTE_MS = 60_000

/** A range of page views: from the minute of `from` until `to`, exclusive. */
export interface Range {
  from: Date
  to: Date
  remote?: string | undefined
}

/** Page views and failures per remote and version in a range. */
export async function readOutcomes(db: Queries, range: Range): Promise<OutcomesRow[]> {
  const { remote, version, kind, minute } = telemetryCounts
  const rows = await db
    .select({ remote, version, kind, count: sql<number>`sum(${telemetryCounts.count})::float8` })
    .from(telemetryCounts)
    .where(
      and(
        gte(minute, new Date(Math.floor(range.from.getTime() / MINUTE_MS) * MINUTE_MS)),
        lt(minute, range.to),
        range.remote === undefined ? undefined : eq(remote, range.remote),
      ),
    )
    .groupBy(remote, version, kind)
    .orderBy(remote, version, kind)
  const versions = new Map<string, { remote: string; version: string; kinds: Record<string, number> }>()
  for (const row of rows) {
    const key = `${row.remote} ${row.version}`
    const one = versions.get(key) ?? { remote: row.remote, version: row.version, kinds: {} }
    one.kinds[row.kind] = row.count
    versions.set(key, one)
  }
  return [...versions.values()].map(({ kinds, ...names }) => {
    const { visit = 0, failed = 0, 'server-visit': rendered = 0, 'server-failed': broken = 0, ...causes } = kinds
    const { silent = 0, settled = 0, ...others } = causes
    const back = Math.min(silent, settled)
    const failures = silent > back ? { ...others, silent: silent - back } : others
    return {
      ...names,
      visits: Math.max(0, visit - back),
      failed: Math.max(0, failed - back),
      failures,
      server: { visits: rendered, failed: broken },
    }
  })
}
