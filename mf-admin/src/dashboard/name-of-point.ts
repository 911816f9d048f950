import { formatUtcDay, formatUtcMonth } from '../dates/format-date'
import type { Step } from './dashboard-query'

/** The label of a point: its day, its week's days, or its month. */
export function nameOfPoint({ start, end }: { start: string; end: string }, by: Step): string {
  if (by === 'month') return formatUtcMonth(start)
  return start === end ? formatUtcDay(start) : `${formatUtcDay(start)} – ${formatUtcDay(end)}`
}
