import { Pool } from 'undici'
import { quantile } from '../report/median'

/** A request to send. */
export interface Request {
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: unknown
}

export interface LoadTest {
  origin: string
  connections: number
  /** The test ends after this many seconds, or after `calls` requests. */
  seconds: number
  calls?: number
  /** The n-th request. */
  next(n: number): Request
}

/** The result of a load test. Times are milliseconds from sending a request to the last byte of the response. */
export interface LoadResult {
  calls: number
  seconds: number
  perSecond: number
  p50: number
  p99: number
  /** Number of failed requests by status: 400 and above, 0 for no response. */
  failures: Record<string, number>
}

/** Milliseconds after which a request fails. */
const HUNG_MS = 15_000

/** Sends requests over the given number of connections; each sends the next one after its response. */
export async function runLoadTest({ origin, connections, seconds, calls, next }: LoadTest): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: HUNG_MS, bodyTimeout: HUNG_MS })
  const durations: number[] = []
  const failures: Record<string, number> = {}
  const most = calls ?? Number.POSITIVE_INFINITY
  const started = performance.now()
  const deadline = started + seconds * 1_000
  let sent = 0

  const connection = async (): Promise<void> => {
    while (performance.now() < deadline && sent < most) {
      sent += 1
      const call = next(sent)
      const begun = performance.now()
      const status = await answer(pool, call)
      durations.push(performance.now() - begun)
      if (status === 0 || status >= 400) failures[status] = (failures[status] ?? 0) + 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
  } finally {
    await pool.destroy()
  }
  const elapsed = (performance.now() - started) / 1_000
  return {
    calls: durations.length,
    seconds: elapsed,
    perSecond: durations.length / elapsed,
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
    failures,
  }
}

async function answer(pool: Pool, { path, method = 'GET', headers, body }: Request): Promise<number> {
  try {
    const response = await pool.request({
      path,
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
    await response.body.dump({ limit: Number.MAX_SAFE_INTEGER })
    return response.statusCode
  } catch {
    return 0
  }
}

/** The number of failed requests. */
export const failed = ({ failures }: LoadResult): number =>
  Object.values(failures).reduce((sum, count) => sum + count, 0)
