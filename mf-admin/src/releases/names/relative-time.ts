let format: Intl.RelativeTimeFormat | undefined

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A relative time, e.g. `3 minutes ago`, `yesterday` or `in 12 days`; undefined for less than a minute. */
export function relativeTime(iso: string, now: number): string | undefined {
  const away = Date.parse(iso) - now
  const unit = UNITS.find(([, ms]) => Math.abs(away) >= ms)
  if (!unit) return undefined
  format ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  return format.format(Math.trunc(away / unit[1]), unit[0])
}
