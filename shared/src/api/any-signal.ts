/**
 * A signal that aborts with the first of two, and with its reason; it stays with both until then. `AbortSignal.any` is not in
 * Chrome before 116 and Safari before 17.4, and in Node, where tests run, it lets garbage collection take a time limit.
 */
export function anySignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const signal of [one, other]) {
    const abort = (): void => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: either.signal })
  }
  return either.signal
}
