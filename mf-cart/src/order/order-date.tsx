const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

/** A time (ISO 8601) in the visitor's time zone: the day and, with `time`, the time to the minute. */
export function OrderDate({ at, time = false }: { at: string; time?: boolean }) {
  return <time dateTime={at}>{(time ? minute : day).format(new Date(at))}</time>
}
