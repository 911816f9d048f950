import type { AdminWaiting } from '@superium/shared/api'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { loadSummary } from '../summary/load-summary'
import { isAdmin } from './is-admin'

/** The loader data of an administration page: the summary and the page's own data, as promises. */
export interface AdminData<T> {
  summary: Promise<AdminWaiting>
  page: T
}

/**
 * Guards a route: `load` runs only for administrators; for everybody else the loader returns null and sends no request.
 * It does not wait for promises, so that the page renders at once.
 */
export function adminLoader<T extends Record<string, unknown>>(load: (args: LoaderFunctionArgs) => T) {
  return async (args: LoaderFunctionArgs): Promise<AdminData<T> | null> => {
    const { user } = await sessionReady()
    if (!isAdmin(user)) return null
    const summary = loadSummary(args.request.signal)
    const page = load(args)
    // The page shows the error where it awaits the promise; until then the rejection must not count as unhandled.
    for (const pending of [summary, ...Object.values(page)]) if (pending instanceof Promise) pending.catch(() => {})
    return { summary, page }
  }
}
