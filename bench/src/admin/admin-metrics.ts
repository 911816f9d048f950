import { processorMetrics } from '../capacity/load-with-processor-time'
import { failed } from '../http/run-load-test'
import type { Metric } from '../report/metric'
import type { AdminLoads } from './measure-admin'

/** The highest p99 in milliseconds. */
const GOAL_MS = 100

/** The measurements as metrics. */
export function adminMetrics(loads: AdminLoads): Metric[] {
  return Object.entries(loads).flatMap(([kind, load]): Metric[] => {
    const name = (what: string) => `Administration, ${kind}: ${what}`
    return [
      { name: name('p50'), unit: 'ms', value: load.p50 },
      { name: name('p99'), unit: 'ms', value: load.p99, goal: { atMost: GOAL_MS } },
      ...processorMetrics(`Administration, ${kind}`, load, ['API', 'PostgreSQL']),
      { name: name('failures'), unit: '', value: failed(load), goal: { atMost: 0 } },
    ]
  })
}
