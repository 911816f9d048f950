let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one task after the other, in all tabs of this browser. Where the browser has no locks (sites without HTTPS), the
 * tasks of one tab wait for each other, and the server's merge ids and times of change keep tabs apart.
 */
export function exclusively<T>(run: () => Promise<T>): Promise<T> {
  const locked = (): Promise<T> =>
    globalThis.navigator?.locks ? navigator.locks.request('superium:saved', run) : run()
  const result = last.then(locked, locked)
  last = result.catch(() => undefined)
  return result
}
