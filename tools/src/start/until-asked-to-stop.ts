/** Signals closer together than this are one: npm passes on what the terminal has already sent to all of us. */
const SAME = 500

/** Resolves at the first Ctrl-C, SIGTERM or hang-up. A second one forces: `kill` is called and the process ends. */
export function untilAskedToStop(kill: () => void): Promise<void> {
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
  })
}
