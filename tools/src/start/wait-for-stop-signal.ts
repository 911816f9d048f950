/** Signals closer together than this are one: npm passes on what the terminal has already sent to all of us. */
const SAME = 500

/** How often npm is looked after, in milliseconds. */
const LOOK_EVERY = 500

/**
 * Resolves at the first Ctrl-C, SIGTERM or hang-up, or when the npm that runs this has gone (a signal to it alone ends
 * it and its shell, and tells us nothing). A second signal forces: `kill` is called and the process ends.
 */
export function waitForStopSignal(kill: () => void): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined
    const onSignal = () => {
      first ??= Date.now()
      resolve()
      if (Date.now() - first < SAME) return
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
  }, LOOK_EVERY)
  timer.unref()
}
