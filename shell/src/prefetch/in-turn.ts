/** Runs tasks by address, each address once while it is wanted, at most `atOnce` at a time. */
export interface InTurn {
  /** Puts a task behind the others. */
  add(address: string, task: () => Promise<void>): void
  /** Takes back what has not begun. */
  drop(address: string): void
}

/** `whenIdle` calls back at a good moment to begin the next task. */
export function inTurn(atOnce: number, whenIdle: (begin: () => void) => void): InTurn {
  const waiting = new Map<string, () => Promise<void>>()
  let running = 0

  const next = (): void => {
    if (running >= atOnce || waiting.size === 0) return
    running += 1
    whenIdle(async () => {
      const [first] = waiting
      if (first) {
        waiting.delete(first[0])
        await first[1]()
      }
      running -= 1
      next()
    })
  }

  return {
    add(address, task) {
      waiting.set(address, task)
      next()
    },
    drop: (address) => void waiting.delete(address),
  }
}
