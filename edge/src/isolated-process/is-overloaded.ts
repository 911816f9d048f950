import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A server that answers late by this many milliseconds has too much to do. */
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

/** Whether this process has been too busy in the last seconds to say who is slow. */
export const isOverloaded = (): boolean => late || delay.max / NANOSECONDS > LATE_MS
