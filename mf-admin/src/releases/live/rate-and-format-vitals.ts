/** The limits of "good" and "needs work" at the 75th percentile (web.dev/articles/vitals). */
const bounds = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const

export type VitalName = keyof typeof bounds

/** Rates a value by these limits. */
export function ratingOf(vital: VitalName, value: number): 'good' | 'fair' | 'poor' {
  const [good, fair] = bounds[vital]
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor'
}

/** Formats a web vital, e.g. `840 ms` or `1.24 s`; CLS has no unit, e.g. `0.05`. */
export function formatVital(vital: VitalName, value: number): string {
  if (vital === 'CLS') return value.toFixed(2)
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`
}
