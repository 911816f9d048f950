import { api, dataOrThrow, type TelemetryTimeline } from '@superium/shared/api'
import { useEffect, useState } from 'react'

/**
 * Loads the page views of the last `hours`, again every minute; null until they have loaded or if they cannot be
 * loaded. `at`: the time of the page's data, in milliseconds since the epoch.
 */
export function useTimeline(hours: number, at: number): TelemetryTimeline | null {
  const [timeline, setTimeline] = useState<TelemetryTimeline | null>(null)
  const minute = Math.floor(at / 60_000)
  useEffect(() => {
    if (minute === 0) return
    const ending = new AbortController()
    const { signal } = ending
    api
      .GET('/api/v1/admin/telemetry/timeline', { params: { query: { hours } }, signal })
      .then((answer) => dataOrThrow(answer).data)
      .then(
        (data) => signal.aborted || setTimeline(data),
        // The charts are optional, because the tables already show how many page views failed.
        () => signal.aborted || setTimeline(null),
      )
    return () => ending.abort()
  }, [hours, minute])
  return timeline
}
