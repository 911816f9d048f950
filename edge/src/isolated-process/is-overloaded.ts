import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds of event loop delay above which this server counts as overloaded. */
const LATE_MS = 250
/** How far back this looks, in milliseconds. */
const WINDOW_MS = 5_000
const NANOSECONDS = 1e6

const delay = monitorEventLoopDelay()
let late = false

setInterval(() => {
  late = delay.max / NANOSECONDS > LATE_MS
  delay.reset()
}, WINDOW_MS).unref()
delay.enable()

/** Whether this process was too busy in the last seconds to tell whether others are slow. */
export const isOverloaded = (): boolean => late || delay.max / NANOSECONDS > LATE_MS
