import { AsyncLocalStorage } from 'node:async_hooks'

type Fetch = (request: Request) => Promise<Response>

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500
/** Milliseconds between two calls of `failed`. */
const PAUSE_MS = 1_000

/**
 * A `fetch` for the product API that notices failures: no answer, 429 and 5xx. `watch` says whether a call failed while a page
 * was rendered; `failed` is called at most once a second. A page that is given up while it waits for the API is undefined.
 */
export function watchApiFailures(fetch: Fetch, failed: () => void) {
  const pages = new AsyncLocalStorage<{ apiFailed: boolean; calls: number }>()
  let toldAt = Number.NEGATIVE_INFINITY

  function note(): void {
    const page = pages.getStore()
    if (page) page.apiFailed = true
    if (performance.now() - toldAt < PAUSE_MS) return
    toldAt = performance.now()
    failed()
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const page = pages.getStore()
      if (page) page.calls += 1
      try {
        const response = await fetch(request)
        if (response.status === TOO_MANY_REQUESTS || response.status >= SERVER_ERROR) note()
        return response
      } catch (error) {
        note()
        throw error
      } finally {
        if (page) page.calls -= 1
      }
    },
    watch: <T>(render: () => Promise<T>): Promise<{ page: T | undefined; apiFailed: boolean }> => {
      const store = { apiFailed: false, calls: 0 }
      return pages.run(store, async () => {
        try {
          return { page: await render(), apiFailed: store.apiFailed }
        } catch (error) {
          if (!store.apiFailed && store.calls === 0) throw error
          return { page: undefined, apiFailed: true }
        }
      })
    },
  }
}
