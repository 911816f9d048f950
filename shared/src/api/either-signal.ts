/**
 * A signal that aborts with the first of two, and with its reason: `AbortSignal.any`, which is not in Chrome before 116 and
 * Safari before 17.4.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([one, other])
  const either = new AbortController()
  for (const signal of [one, other]) {
    const abort = (): void => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: either.signal })
  }
  return either.signal
}
