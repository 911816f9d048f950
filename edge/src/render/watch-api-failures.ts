import { AsyncLocalStorage } from 'node:async_hooks'

type Fetch = (request: Request) => Promise<Response>

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500
/** Milliseconds between two calls of `failed`. */
const PAUSE_MS = 1_000

/**
 * A `fetch` for the product API that notices failures: no answer, 429 and 5xx. `watch` says whether a call failed while a page
 * was rendered; `failed` is called at most once a second.
 */
export function watchApiFailures(fetch: Fetch, failed: () => void) {
  const pages = new AsyncLocalStorage<{ apiFailed: boolean }>()
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
      try {
        const response = await fetch(request)
        if (response.status === TOO_MANY_REQUESTS || response.status >= SERVER_ERROR) note()
        return response
      } catch (error) {
        note()
        throw error
      }
    },
    watch: <T>(render: () => Promise<T>): Promise<{ page: T; apiFailed: boolean }> => {
      const store = { apiFailed: false }
      return pages.run(store, async () => ({ page: await render(), apiFailed: store.apiFailed }))
    },
  }
}
