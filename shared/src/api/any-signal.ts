/**
 * A signal that aborts with the first of two, and with its reason. `AbortSignal.any` is missing in Chrome before 116
 * and Safari before 17.4, and in Node garbage collection can remove its time limit.
 */
export function anySignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  const combined = new AbortController()
  for (const signal of [first, second]) {
    const abort = (): void => combined.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: combined.signal })
  }
  return combined.signal
}
