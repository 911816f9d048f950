/** Runs tasks when the browser is idle, one for each address, at most `limit` at a time. */
export interface IdleQueue {
  /** Adds a task at the end. */
  add(address: string, task: () => Promise<void>): void
  /** Removes a task that has not started. */
  drop(address: string): void
}

/** `whenIdle` calls back when the next task may start. */
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
