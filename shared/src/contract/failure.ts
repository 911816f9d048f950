/** Why a remote failed to load; `manifest` only from shells before 1.3 of shared, `evaluate` when its code throws. */
export const LOAD_FAILURES = ['manifest', 'entry', 'timeout', 'evaluate'] as const
/** Failures of a loaded remote: a page's chunk, rendering, an uncaught error, or what does not end within the limit. */
export const LATER_FAILURES = ['chunk', 'render', 'error', 'hang'] as const

export type Failure = (typeof LOAD_FAILURES)[number] | (typeof LATER_FAILURES)[number]
