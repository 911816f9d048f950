const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

interface OrderDateProps {
  at: string
  /** Also the minute. */
  time?: boolean
  /** The month in full, as on paper. */
  long?: boolean
}

/** A time (ISO 8601) in the visitor's time zone: the day, or with `time` also the minute. */
export function OrderDate({ at, time = false, long = false }: OrderDateProps) {
  return <time dateTime={at}>{(time ? minute : long ? longDay : day).format(new Date(at))}</time>
}
