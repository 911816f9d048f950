import { type AdminWaiting, ApiError, api } from '@superium/shared/api'
import { readEvents } from './read-events'

/** Milliseconds of silence after which a connection counts as lost; the server sends something every 4 s. */
const SILENCE_MS = 12_000
/** The base of the backoff before reconnecting, and its maximum, in milliseconds. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 4000
/** Milliseconds between attempts after the API has refused access. */
const REFUSED_WAIT_MS = 30_000

interface Watcher {
  heard(waiting: AdminWaiting): void
  /** The counts may be outdated until the next `heard`. */
  lost(): void
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Receives the counts of open work by server-sent events while the page is visible, so that hidden tabs use none of the
 * browser's few connections. It reconnects whenever the stream ends. Returns a function that stops it.
 */
export function watchWaiting(watcher: Watcher, page: Page = document): () => void {
  let connection: AbortController | undefined
  const turn = (): void => {
    connection?.abort()
    connection = undefined
    watcher.lost()
    if (page.visibilityState !== 'visible') return
    connection = new AbortController()
    void keepListening(watcher, connection.signal)
  }
  turn()
  page.addEventListener('visibilitychange', turn)
  return () => {
    page.removeEventListener('visibilitychange', turn)
    connection?.abort()
  }
}

async function keepListening(watcher: Watcher, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const outcome = await listen(watcher, signal)
    if (signal.aborted) return
    watcher.lost()
    failures = outcome === 'heard' ? 0 : failures + 1
    const longest = outcome === 'refused' ? REFUSED_WAIT_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
    // Random delays keep all browsers from reconnecting at once after a restart.
    await pause(longest * (0.5 + Math.random() / 2), signal)
  }
}

/** Listens until the stream ends. */
async function listen(watcher: Watcher, signal: AbortSignal): Promise<'heard' | 'failed' | 'refused'> {
  const silence = new AbortController()
  const end = (): void => silence.abort()
  signal.addEventListener('abort', end)
  let timer = setTimeout(end, SILENCE_MS)
  let heard = false
  try {
    const { data: body, response } = await api.GET('/api/v1/admin/waiting', {
      parseAs: 'stream',
      signal: silence.signal,
      // Without the time limit and retries of other calls, because this one stays open.
      fetch: (request) => fetch(request),
    })
    if (!response.ok || !body) throw new ApiError(response.status, 'no stream')
    const alive = (): void => {
      clearTimeout(timer)
      timer = setTimeout(end, SILENCE_MS)
    }
    for await (const { event, data } of readEvents(body, alive)) {
      if (event !== 'waiting' || !isWaiting(data)) continue
      heard = true
      watcher.heard(data)
    }
    return heard ? 'heard' : 'failed'
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
    return refused ? 'refused' : heard ? 'heard' : 'failed'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    silence.abort()
  }
}

const COUNTS = ['pendingOrders', 'pendingSellers', 'openReports', 'newMessages'] as const

const isWaiting = (data: unknown): data is AdminWaiting =>
  typeof data === 'object' && data !== null && COUNTS.every((name) => Number.isInteger(Reflect.get(data, name)))

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
