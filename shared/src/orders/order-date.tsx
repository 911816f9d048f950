import { dateFormat } from '../date-format'

const day = dateFormat({ dateStyle: 'medium' })
const longDay = dateFormat({ dateStyle: 'long' })
const minute = dateFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

interface OrderDateProps {
  at: string
  /** Also the minute. */
  time?: boolean
  /** The month in full, as on paper. */
  long?: boolean
}

/** A time (ISO 8601) in the visitor's time zone: the day, or with `time` also the minute. */
export function OrderDate({ at, time = false, long = false }: OrderDateProps) {
  return <time dateTime={at}>{(time ? minute : long ? longDay : day)(at)}</time>
}
