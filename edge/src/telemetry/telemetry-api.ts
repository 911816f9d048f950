import type { Batch } from './aggregator'

const TIMEOUT_MS = 5_000

/** Page views of one version in a range of time. */
export interface Outcomes {
  remote: string
  version: string
  visits: number
  failed: number
  /** By cause. */
  failures: Record<string, number>
  /** Pages rendered on the server. */
  server: { visits: number; failed: number }
}

/** The API's internal telemetry routes. Every call rejects after 5 s without an answer. */
export interface TelemetryApi {
  /** Sends a batch; `false` when the API rejects it permanently. */
  add(batch: Batch): Promise<boolean>
  /** Page views by version from `from` (rounded down to the minute) until `to` or now. */
  outcomes(range: { from: Date; to?: Date; remote?: string }): Promise<Outcomes[]>
}

/** `share` is the share of documents that report, 0 to 1. */
export function telemetryApi(apiUrl: string, serviceToken: string, share = 1): TelemetryApi {
  const address = `${apiUrl}/internal/telemetry`
  const authorization = `Bearer ${serviceToken}`
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...init.headers, authorization }
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status >= 500 || answer.status === 401) throw new Error(`the API answered ${answer.status}`)
    return answer
  }
  return {
    async add(batch) {
      const headers = { 'content-type': 'application/json' }
      const answer = await ask(address, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...batch, ...(share < 1 && { sampled: true }) }),
      })
      await answer.body?.cancel()
      return answer.ok
    },
    async outcomes({ from, to, remote }) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        ...(to && { to: to.toISOString() }),
        ...(remote && { remote }),
      })
      const answer = await ask(`${address}?${query}`)
      if (!answer.ok) throw new Error(`the API answered ${answer.status}`)
      const { data } = (await answer.json()) as { data: Outcomes[] }
      return data
    },
  }
}
