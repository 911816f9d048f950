/** A web vital. LCP and INP in milliseconds; CLS has no unit. */
export type Metric = keyof typeof UPPER_BOUNDS

/**
 * Upper bounds of each metric's buckets, denser around the limit of "good" (2,500 ms, 200 ms, 0.1); larger values go
 * into one more bucket. Rows store a bucket's index, so a bound may be added only at the end. The site's server uses
 * the same bounds before it sends values (`edge/src/telemetry/vital-buckets.ts`).
 */
export const UPPER_BOUNDS = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000, 20_000],
  INP: [8, 16, 24, 40, 64, 96, 128, 160, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
  CLS: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
} as const

/** The bucket of a value: the first whose upper bound is at least the value. */
export function bucketOf(metric: Metric, value: number): number {
  const bounds: readonly number[] = UPPER_BOUNDS[metric]
  const bucket = bounds.findIndex((bound) => value <= bound)
  return bucket < 0 ? bounds.length : bucket
}

/**
 * The value that the given share of counts (0.75 for a p75) does not exceed, interpolated within its bucket; values
 * beyond the last bound count as that bound. Null without counts.
 */
export function percentile(metric: Metric, counts: ReadonlyMap<number, number>, share: number): number | null {
  const bounds: readonly number[] = UPPER_BOUNDS[metric]
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let before = 0
  for (const [bucket, upper] of bounds.entries()) {
    const count = counts.get(bucket) ?? 0
    if (count > 0 && before + count >= share * total) {
      const lower = bounds[bucket - 1] ?? 0
      return lower + ((upper - lower) * (share * total - before)) / count
    }
    before += count
  }
  return bounds.at(-1) ?? null
}
