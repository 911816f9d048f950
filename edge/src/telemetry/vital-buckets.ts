import type { Vital } from '@superium/shared/contract'

/**
 * Upper bounds of the API's buckets of web vitals (`api/src/telemetry/vital-buckets.ts`; a test in tools compares both). LCP
 * and INP in milliseconds; CLS has no unit.
 */
export const UPPER_BOUNDS: Record<Vital, readonly number[]> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000, 20_000],
  INP: [8, 16, 24, 40, 64, 96, 128, 160, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
  CLS: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
}

/** The bucket's representative value, so that made-up values cannot create many entries. */
export function vitalBucket(metric: Vital, value: number): number {
  const bounds = UPPER_BOUNDS[metric]
  return bounds.find((bound) => value <= bound) ?? 2 * (bounds.at(-1) ?? 0)
}
