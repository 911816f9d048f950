import { ApiError, ConnectionError } from '@superium/shared/api'
import type { Failure } from '@superium/shared/contract'
import { isRouteErrorResponse } from '@superium/shared/router'
import { RemoteError } from '../remotes/remote-error'

/** The names and messages of an error and its causes. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.name} ${error.message} ${'cause' in error && error.cause ? wordsOf(error.cause) : ''}`
}

/** Module Federation and Rspack distinguish their failures only by message. */
const LOADING: [Failure, RegExp][] = [
  ['evaluate', /ScriptExecutionError/],
  ['timeout', /timed? ?out|TimeoutError/i],
  [
    'entry',
    /ScriptNetworkError|LinkNetworkError|RUNTIME-001|RUNTIME-008|RUNTIME-014|ChunkLoadError|Loading (?:CSS )?chunk/,
  ],
]

/** Why a remote did not load. An unknown error was thrown by its code. */
export function loadFailure(error: unknown): Failure {
  const words = wordsOf(error)
  return LOADING.find(([, pattern]) => pattern.test(words))?.[0] ?? 'evaluate'
}

/** Whether an error means that a file could not be loaded. */
export const isLoadFailure = (error: unknown): boolean => loadFailure(error) !== 'evaluate'

/** Statuses of an overloaded server or proxy. */
const OVERLOAD = [429, 502, 503, 504]

/** Whether the site's server was too busy to send a file of the remote, which says nothing about the release. */
export const isOverload = (remote: string): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry.name.includes(`/assets/${remote}/`) &&
        OVERLOAD.includes((entry as PerformanceResourceTiming).responseStatus),
    )

/** A file that takes longer than this, half of a remote's ten seconds, indicates a slow network. In milliseconds. */
const SLOW_MS = 5000

/** Whether the document, or a file of another release, took so long that a remote's time-out says nothing about it. */
export const isSlowNetwork = (remote: string): boolean =>
  ['navigation', 'resource'].some((type) =>
    (performance.getEntriesByType(type) as PerformanceResourceTiming[]).some(
      ({ name, duration, responseStart, responseEnd }) =>
        type === 'navigation'
          ? // The time before the response is the server's.
            responseEnd - responseStart > SLOW_MS
          : name.includes('/assets/') && !name.includes(`/assets/${remote}/`) && duration > SLOW_MS,
    ),
  )

const NETWORK = /failed to fetch|networkerror|load failed|network error|import(?:ing)? .*module/i

/**
 * Whether an error comes from the code itself: not from the API, a loader's redirect or status, the connection, an
 * abort, or a remote that did not load (which is reported elsewhere).
 */
export function isCodeError(error: unknown): boolean {
  if (error instanceof ApiError || error instanceof ConnectionError || error instanceof RemoteError) return false
  if (isRouteErrorResponse(error) || error instanceof Response || error === undefined || error === null) return false
  if (!(error instanceof Error)) return !(error instanceof DOMException)
  return !/AbortError|TimeoutError|ApiError|ConnectionError/.test(error.name) && !NETWORK.test(error.message)
}

/** The class of an error, or of a `RemoteError`'s cause; undefined without a plain name. */
export function errorName(error: unknown): string | undefined {
  if (error instanceof RemoteError) return errorName(error.cause)
  const name = error instanceof Error ? error.name : undefined
  return name !== undefined && /^[A-Za-z]{1,40}$/.test(name) ? name : undefined
}
