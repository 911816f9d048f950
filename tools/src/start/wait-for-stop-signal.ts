/**
 * Signals within this time count as one, because npm forwards a signal that the terminal has already sent to every
 * process.
 */
const SAME_SIGNAL_MS = 500

/** Milliseconds between checks whether npm still runs. */
const CHECK_EVERY_MS = 500

/**
 * Resolves at the first SIGINT, SIGTERM or SIGHUP, or when the parent npm has ended (a signal to npm alone does not
 * reach this process). A second signal calls `kill` and ends the process. close-with-grace supports neither of the last
 * two.
 */
export function waitForStopSignal(kill: () => void): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined
    const onSignal = () => {
      first ??= Date.now()
      resolve()
      if (Date.now() - first < SAME_SIGNAL_MS) return
      kill()
      process.exit(130)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
    if (process.env.npm_lifecycle_event) whenOrphaned(resolve)
  })
}

function whenOrphaned(then: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, CHECK_EVERY_MS)
  timer.unref()
}
