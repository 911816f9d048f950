/** A repeating task. */
export interface Schedule {
  /** Settles when the first run has ended, whether it succeeded or not. */
  firstRun: Promise<void>
  /** Runs the task now, unless it is already running. */
  wake(): void
  /** Stops the task and waits for a current run. */
  stop(): Promise<void>
}

/**
 * Runs `task` now and every `intervalMs` milliseconds, one run at a time. Errors go to `onError`; the next run tries
 * again.
 */
export function runEvery(
  intervalMs: number,
  task: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Schedule {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= task()
      .then(() => undefined)
      .catch(onError)
      .finally(() => {
        running = null
      })
    return running
  }
  const firstRun = run()
  const timer = setInterval(run, intervalMs)
  return {
    firstRun,
    wake: () => {
      run()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
