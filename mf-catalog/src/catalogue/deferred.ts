/** A promise for `<Await>` that may fail before anything waits for it: its failure is a missing block, not a crash. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
