import { ApiError, ConnectionError } from '@superium/shared/api'
import type { Failure } from '@superium/shared/contract'
import { isRouteErrorResponse } from '@superium/shared/router'
import { RemoteError } from '../remotes/remote-error'

/** The names and messages of an error and of what caused it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.name} ${error.message} ${'cause' in error && error.cause ? wordsOf(error.cause) : ''}`
}

/** Module Federation and Rspack tell their failures apart in words only. */
const LOADING: [Failure, RegExp][] = [
  ['evaluate', /ScriptExecutionError/],
  ['timeout', /timed? ?out|TimeoutError/i],
  [
    'entry',
    /ScriptNetworkError|LinkNetworkError|RUNTIME-001|RUNTIME-008|RUNTIME-014|ChunkLoadError|Loading (?:CSS )?chunk/,
  ],
]

/** Why a remote could not be loaded. What no pattern knows was thrown by its code. */
export function loadFailure(error: unknown): Failure {
  const words = wordsOf(error)
  return LOADING.find(([, pattern]) => pattern.test(words))?.[0] ?? 'evaluate'
}

/** Whether an error that was thrown says of a file that it cannot be had. */
export const isLoadFailure = (error: unknown): boolean => loadFailure(error) !== 'evaluate'

const NETWORK = /failed to fetch|networkerror|load failed|network error|import(?:ing)? .*module/i

/**
 * Whether an error is the code's own: not an answer of the API, a redirect or status that a loader throws, a lost
 * connection, something given up, or a remote that could not be loaded (which is told where it happens).
 */
export function isCodeError(error: unknown): boolean {
  if (error instanceof ApiError || error instanceof ConnectionError || error instanceof RemoteError) return false
  if (isRouteErrorResponse(error) || error instanceof Response || error === undefined || error === null) return false
  if (!(error instanceof Error)) return !(error instanceof DOMException)
  return !/AbortError|TimeoutError|ApiError/.test(error.name) && !NETWORK.test(error.message)
}

/** The class of an error, of what caused it where it is a `RemoteError`; undefined when it has no plain name. */
export function errorName(error: unknown): string | undefined {
  if (error instanceof RemoteError) return errorName(error.cause)
  const name = error instanceof Error ? error.name : undefined
  return name !== undefined && /^[A-Za-z]{1,40}$/.test(name) ? name : undefined
}
