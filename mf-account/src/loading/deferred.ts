/** Marks a promise as handled, because the part of the page that awaits it shows its error. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
