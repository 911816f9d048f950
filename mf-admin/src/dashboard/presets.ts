import { dayAt } from './dashboard-query'

const DAY_MS = 86_400_000

/** A preset range of UTC days. */
export interface Preset {
  label: string
  from: string
  to: string
}

/** The labels of the presets. */
export type PresetLabels = Record<'today' | 'week' | 'days30' | 'days90' | 'month' | 'before' | 'year', string>

/** The presets as of `now`. */
export function presets(now: Date, labels: PresetLabels): Preset[] {
  const to = dayAt(now.getTime())
  const last = (days: number): string => dayAt(now.getTime() - (days - 1) * DAY_MS)
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  const monthBefore = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)
  return [
    { label: labels.today, from: to, to },
    { label: labels.week, from: last(7), to },
    { label: labels.days30, from: last(30), to },
    { label: labels.days90, from: last(90), to },
    { label: labels.month, from: dayAt(month), to },
    { label: labels.before, from: dayAt(monthBefore), to: dayAt(month - DAY_MS) },
    { label: labels.year, from: last(365), to },
  ]
}
