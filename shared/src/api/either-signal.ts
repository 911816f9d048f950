/**
 * A signal that aborts with the first of two, and with its reason, for as long as both are held. `AbortSignal.any` is not in
 * Chrome before 116 and Safari before 17.4, and in Node it lets garbage collection take a time limit with what it follows.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const signal of [one, other]) {
    const abort = (): void => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: either.signal })
  }
  return either.signal
}
