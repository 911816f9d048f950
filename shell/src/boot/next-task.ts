interface PrioritizedScheduler {
  yield?(): Promise<void>
}

/** Resolves in a task of its own; where browsers can (`scheduler.yield`), before other work that waits. */
export const nextTask = (): Promise<void> =>
  (globalThis as { scheduler?: PrioritizedScheduler }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve))
