/** Runs tasks by address, each address once while it is wanted, at most `limit` at a time. */
export interface IdleQueue {
  /** Puts a task behind the others. */
  add(address: string, task: () => Promise<void>): void
  /** Takes back what has not begun. */
  drop(address: string): void
}

/** `whenIdle` calls back at a good moment to begin the next task. */
export function idleQueue(limit: number, whenIdle: (begin: () => void) => void): IdleQueue {
  const waiting = new Map<string, () => Promise<void>>()
  let running = 0

  const next = (): void => {
    if (running >= limit || waiting.size === 0) return
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
