import { useCallback, useEffect, useRef, useState } from 'react'
import { createPoller, type Poller, type Shown } from './create-poller'
import { loadReleases, type Releases } from './load-releases'

/** Milliseconds between a response and the next request. */
const EVERY_MS = 10_000

/** Polls the releases while the page is visible; `first` is the loader's request. */
export function useReleases(first: Promise<Releases>, hours: number) {
  const [shown, setShown] = useState<Shown<Releases>>({ data: null, at: 0, failure: null, asking: true })
  const feed = useRef<Poller>(undefined)
  useEffect(() => {
    const made = createPoller<Releases>({
      first,
      load: (signal) => loadReleases(hours, signal),
      // Another telemetry window starts a new poller; the old data stays until its first response.
      show: (next) => setShown((before) => ({ ...next, data: next.data ?? before.data, at: next.at || before.at })),
      everyMs: EVERY_MS,
      page: document,
    })
    feed.current = made
    return made.stop
  }, [first, hours])
  const refresh = useCallback(async () => feed.current?.refresh(), [])
  return { ...shown, refresh }
}
