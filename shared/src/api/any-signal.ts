/**
 * A signal that aborts as soon as one of two does, with the same reason. `AbortSignal.any` is missing in Chrome before
 * 116 and Safari before 17.4, and in Node garbage collection can drop its timeout.
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
