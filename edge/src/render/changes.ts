/** Wakes all callers that wait for the next change. */
export interface Changes {
  happened(): void
  /** Resolves to true at the next change, or to false after this time. */
  next(milliseconds: number): Promise<boolean>
}

export function createChanges(): Changes {
  const waiting = new Set<(happened: boolean) => void>()
  return {
    happened() {
      for (const wake of [...waiting]) wake(true)
    },
    next: (milliseconds) =>
      new Promise((resolve) => {
        const wake = (happened: boolean): void => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve(happened)
        }
        const timer = setTimeout(wake, Math.max(0, milliseconds), false)
        waiting.add(wake)
      }),
  }
}
