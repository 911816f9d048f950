const pad = (value: number): string => String(value).padStart(2, '0')

/** Formats an ISO time in the reader's time zone for a date and time field, e.g. `2026-11-23T09:30`. */
export function toLocal(iso: string): string {
  const at = new Date(iso)
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-')
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}

/** Parses a date and time field's value in the reader's time zone into an ISO time; undefined if malformed. */
export function fromLocal(local: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** The reader's time zone, e.g. `Asia/Dhaka (UTC+06:00)`. */
export function localZone(now: Date = new Date()): string {
  const minutes = -now.getTimezoneOffset()
  const hours = Math.floor(Math.abs(minutes) / 60)
  const offset = `UTC${minutes < 0 ? '−' : '+'}${pad(hours)}:${pad(Math.abs(minutes) % 60)}`
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone} (${offset})`
}
