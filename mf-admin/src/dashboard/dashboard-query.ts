export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** The dashboard's range as UTC days (`YYYY-MM-DD`), both included, and the interval of its points. */
export interface DashboardQuery {
  from: string
  to: string
  by: Step
}

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 30

/** The UTC day of a moment. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Whether a text is a day that exists; `Date.parse` takes February 31 for a day in March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAt(Date.parse(text)) === text

/** Reads the dashboard's query parameters; malformed ones count as absent. The default is the last 30 days by day. */
export function readDashboardQuery(params: URLSearchParams, now: number): DashboardQuery {
  const day = (name: 'from' | 'to'): string | undefined => [params.get(name) ?? ''].find(isDay)
  const to = day('to') ?? dayAt(now)
  const from = day('from') ?? dayAt(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS)
  const by = steps.find((one) => one === params.get('by')) ?? 'day'
  return from <= to ? { from, to, by } : { from: to, to: from, by }
}
