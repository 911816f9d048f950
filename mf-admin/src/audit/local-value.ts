import { formatMoment } from '../dates/format-date'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A value of the audit; a time is in the reader's zone. A person may have written what only looks like one. */
export const localValue = (value: string): string =>
  MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? formatMoment(value) : value
