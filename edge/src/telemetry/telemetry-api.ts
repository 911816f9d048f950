import type { Batch } from './aggregator'

const TIMEOUT_MS = 5_000

/** Page views of one version in a range, as the API counted them. */
export interface Outcomes {
  remote: string
  version: string
  visits: number
  failed: number
  /** By cause. */
  failures: Record<string, number>
  /** Renderings on the site's servers. */
  server: { visits: number; failed: number }
}

/** The API's internal telemetry routes. Every call rejects when it is not answered within 5 s. */
export interface TelemetryApi {
  /** Hands a batch over; `false` when the API refuses it for good. */
  add(batch: Batch): Promise<boolean>
  /** Page views by version from a time (its whole minute) until before another, or until now. */
  outcomes(range: { from: Date; to?: Date; remote?: string }): Promise<Outcomes[]>
}

export function telemetryApi(apiUrl: string, serviceToken: string): TelemetryApi {
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
      const answer = await ask(address, { method: 'POST', headers, body: JSON.stringify(batch) })
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
