const pad = (value: number): string => String(value).padStart(2, '0')

/** `2026-11-23T09:30` of an ISO time in the reader's time zone, as a field of date and time takes it. */
export function toLocal(iso: string): string {
  const at = new Date(iso)
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-')
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`
}

/** The ISO time of `2026-11-23T09:30` in the reader's time zone; undefined for anything else. */
export function fromLocal(local: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** The reader's time zone, such as `Asia/Dhaka (UTC+06:00)`. */
export function localZone(now: Date = new Date()): string {
  const minutes = -now.getTimezoneOffset()
  const hours = Math.floor(Math.abs(minutes) / 60)
  const offset = `UTC${minutes < 0 ? '−' : '+'}${pad(hours)}:${pad(Math.abs(minutes) % 60)}`
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone} (${offset})`
}
