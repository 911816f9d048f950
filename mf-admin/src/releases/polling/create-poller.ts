/** A poller's state: the newest data, its time, and whether the latest request failed. */
export interface Shown<T> {
  data: T | null
  /** Milliseconds since the epoch; 0 before the first answer. */
  at: number
  /** The error of the latest request; null if it succeeded. */
  failure: unknown
  asking: boolean
}

interface PollerOptions<T> {
  /** The request that is already running. */
  first: Promise<T>
  load(signal: AbortSignal): Promise<T>
  show(shown: Shown<T>): void
  /** Milliseconds between a response and the next request. */
  everyMs: number
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

export interface Poller {
  /** Sends a request now; resolves when it has succeeded or failed. */
  refresh(): Promise<void>
  stop(): void
}

/**
 * Polls while the page is visible. Newer data is never replaced by older data, neither from an earlier request nor with
 * a lower revision, which another edge can still send for a second.
 */
export function createPoller<T extends { revision: number }>({
  first,
  load,
  show,
  everyMs,
  page,
}: PollerOptions<T>): Poller {
  const ending = new AbortController()
  let shown: Shown<T> = { data: null, at: 0, failure: null, asking: true }
  let asked = 0
  let settled = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<Shown<T>>): void => {
    if (ending.signal.aborted) return
    shown = { ...shown, ...change }
    show(shown)
  }

  const plan = (): void => {
    clearTimeout(timer)
    if (!ending.signal.aborted && page.visibilityState === 'visible') timer = setTimeout(() => void refresh(), everyMs)
  }

  async function follow(question: Promise<T>): Promise<void> {
    asked += 1
    const number = asked
    clearTimeout(timer)
    set({ asking: true })
    const outcome = await question.then(
      (data) => ({ data, failure: null }),
      (failure: unknown) => ({ data: null, failure }),
    )
    if (number > settled) {
      settled = number
      const older = outcome.data !== null && outcome.data.revision < (shown.data?.revision ?? 0)
      const news = outcome.data !== null && !older ? { data: outcome.data, at: Date.now() } : {}
      set({ ...news, failure: outcome.failure, asking: number < asked })
    }
    if (number === asked) plan()
  }

  const refresh = (): Promise<void> => follow(load(ending.signal))

  const seen = (): void => {
    if (page.visibilityState !== 'visible') clearTimeout(timer)
    else if (settled === asked) void refresh()
  }

  page.addEventListener('visibilitychange', seen)
  void follow(first)
  return {
    refresh,
    stop() {
      ending.abort()
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', seen)
    },
  }
}
