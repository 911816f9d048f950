import { type LoadResult, type LoadTest, runLoadTest } from '../http/run-load-test'
import type { Metric } from '../report/metric'
import type { BenchSite } from '../site/start-bench-site'
import { SERVERS, type ServerTimes, serverTimes } from './server-processes'

/** A load test with each server's processor time per request, in milliseconds. */
export interface LoadWithProcessorTime extends LoadResult {
  processorTimes: ServerTimes
}

/**
 * Runs a load test and measures the servers' processor time, background work included. Unlike wall-clock time, it
 * hardly depends on the other load of the machine.
 */
export async function loadWithProcessorTime(site: BenchSite, test: LoadTest): Promise<LoadWithProcessorTime> {
  const before = serverTimes(site)
  const load = await runLoadTest(test)
  const after = serverTimes(site)
  const one = (server: keyof ServerTimes): number => (after[server] - before[server]) / load.calls
  return {
    ...load,
    processorTimes: { renderer: one('renderer'), edge: one('edge'), API: one('API'), PostgreSQL: one('PostgreSQL') },
  }
}

/** The processor times of some servers (by default all) as metrics. */
export const processorMetrics = (
  kind: string,
  { processorTimes }: Pick<LoadWithProcessorTime, 'processorTimes'>,
  servers: readonly (keyof ServerTimes)[] = SERVERS,
): Metric[] =>
  servers.map((server) => ({
    name: `${kind}: processor time of the ${server}`,
    unit: 'ms',
    value: processorTimes[server],
  }))
