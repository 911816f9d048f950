/** Why a remote failed to load. Only shells with shared before 1.3 send `manifest`; `evaluate`: its code throws. */
export const LOAD_FAILURES = ['manifest', 'entry', 'timeout', 'evaluate'] as const
/**
 * Failures of a loaded remote: a page's chunk, rendering, an uncaught error, or work that exceeds its time limit
 * (`hang`).
 */
export const LATER_FAILURES = ['chunk', 'render', 'error', 'hang'] as const

export type Failure = (typeof LOAD_FAILURES)[number] | (typeof LATER_FAILURES)[number]
