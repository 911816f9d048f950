interface PrioritizedScheduler {
  yield?(): Promise<void>
}

/** Resolves in a new task; where supported (`scheduler.yield`), before other waiting work. */
export const nextTask = (): Promise<void> =>
  (globalThis as { scheduler?: PrioritizedScheduler }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve))
