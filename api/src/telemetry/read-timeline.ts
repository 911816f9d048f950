import { and, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Timeline } from './schema'
import { telemetryCounts } from './table'

const MINUTE_MS = 60_000

/** Possible lengths of a part in minutes; the first that gives at most 30 parts is used. */
const PARTS = [5, 15, 60, 360, 1440]
const MAX_PARTS = 30

const KINDS = ['visit', 'failed', 'silent', 'settled'] as const

/** Counts of one version by part of the timeline. */
type Counts = Record<(typeof KINDS)[number], number[]>

/**
 * Page views and failures in browsers per remote and version in the last `hours`, in parts of equal length. A silent
 * page whose view continued on another page server counts as neither.
 */
export async function readTimeline(db: Queries, hours: number, now: Date): Promise<Timeline> {
  const minutes = PARTS.find((one) => (hours * 60) / one <= MAX_PARTS) ?? 1440
  const size = minutes * MINUTE_MS
  const parts = Math.ceil((hours * 60) / minutes)
  const from = (Math.floor(now.getTime() / size) - parts + 1) * size
  const { remote, version, kind, minute, count } = telemetryCounts
  const part = sql<number>`floor((extract(epoch from ${minute}) * 1000 - ${from}) / ${size})::int`
  const rows = await db
    .select({ remote, version, kind, part, count: sql<number>`sum(${count})::float8` })
    .from(telemetryCounts)
    .where(and(gte(minute, new Date(from)), inArray(kind, KINDS)))
    .groupBy(remote, version, kind, sql`4`)
    .orderBy(remote, version)
  const versions = new Map<string, { remote: string; version: string; counts: Counts }>()
  for (const { part: index, count: times, ...row } of rows) {
    const of = KINDS.find((one) => one === row.kind)
    // A page server with a fast clock may report counts for a part that has not begun.
    if (of === undefined || index >= parts) continue
    const key = `${row.remote} ${row.version}`
    const one = versions.get(key) ?? { remote: row.remote, version: row.version, counts: nothing(parts) }
    one.counts[of][index] = times
    versions.set(key, one)
  }
  return {
    from: new Date(from).toISOString(),
    minutes,
    parts,
    versions: [...versions.values()].flatMap(({ counts, ...names }) =>
      counts.visit.some(Boolean) || counts.failed.some(Boolean) ? [{ ...names, ...withoutSettled(counts) }] : [],
    ),
  }
}

function nothing(parts: number): Counts {
  const zeros = () => Array.from({ length: parts }, () => 0)
  return { visit: zeros(), failed: zeros(), silent: zeros(), settled: zeros() }
}

/** A page can be settled up to a minute before its silence is counted, perhaps in the next part. */
function withoutSettled({ visit, failed, silent, settled }: Counts): { visits: number[]; failed: number[] } {
  let early = 0
  const back = silent.map((count, part) => {
    const { [part]: now = 0 } = settled
    const taken = Math.min(count, early + now)
    early = Math.min(now, early + now - taken)
    return taken
  })
  const without = (counts: number[]) => counts.map((count, part) => Math.max(0, count - (back[part] ?? 0)))
  return { visits: without(visit), failed: without(failed) }
}
