import { formatUtcDate } from '../date-format'

/** When pieces that are ordered before their release are sent; `day` is the release's UTC day, `YYYY-MM-DD`. */
export const shipsFrom = (day: string): string => `Ships from ${formatUtcDate(day)}`
