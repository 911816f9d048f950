import type { AdminSummary } from '@superium/shared/api'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { loadSummary } from '../summary/load-summary'
import { isAdmin } from './is-admin'

/** What a page of the administration gets: the numbers behind the badge, and its own data, all still on their way. */
export interface AdminData<T> {
  summary: Promise<AdminSummary>
  page: T
}

/**
 * The guard in the route: `load` runs for administrators only; for everybody else nothing is requested and the data
 * are null. Promises are handed on as they are, so that a page stands at once and fills up.
 */
export function adminLoader<T extends Record<string, unknown>>(load: (args: LoaderFunctionArgs) => T) {
  return async (args: LoaderFunctionArgs): Promise<AdminData<T> | null> => {
    const { user } = await sessionReady()
    if (!isAdmin(user)) return null
    const summary = loadSummary(args.request.signal)
    const page = load(args)
    // The part of the page that waits for a promise shows its failure; until it stands nobody else need hear of it.
    for (const pending of [summary, ...Object.values(page)]) if (pending instanceof Promise) pending.catch(() => {})
    return { summary, page }
  }
}
