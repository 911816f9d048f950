import { siteMemory } from '../../memory/site-memory'
import { allProcesses } from '../../processes/processes'
import { pidsOf } from '../site/pids'

/** Bytes (proportional set size) of the API and of the edge, each with the processes that it started. */
export interface ServiceMemory {
  api: number
  edge: number
}

/** What the services of a site take now. */
export function serviceMemory(site: { data: string }): ServiceMemory {
  const pids = pidsOf(site)
  const all = allProcesses()
  const of = (name: string): number => siteMemory(all, pids[name] ?? 0).reduce((sum, { bytes }) => sum + bytes, 0)
  return { api: of('api'), edge: of('edge') }
}
