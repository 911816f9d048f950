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

/** Formats a share from 0 to 1, e.g. `0 %`, `0.4 %` or `12 %`; one above 0 never shows as `0 %`. */
export function formatShare(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.1) return '< 0.1 %'
  return `${percent.toFixed(percent < 10 ? 1 : 0).replace(/\.0$/, '')} %`
}
