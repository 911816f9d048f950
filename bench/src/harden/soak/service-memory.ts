import { siteMemory } from '../../memory/site-memory'
import { allProcesses } from '../../processes/processes'
import { pidsOf } from '../site/pids'

/** Proportional set size in bytes of the API and of the edge, each including its child processes. */
export interface ServiceMemory {
  api: number
  edge: number
}

/** The current memory of a site's services. */
export function serviceMemory(site: { data: string }): ServiceMemory {
  const pids = pidsOf(site)
  const all = allProcesses()
  const of = (name: string): number => siteMemory(all, pids[name] ?? 0).reduce((sum, { bytes }) => sum + bytes, 0)
  return { api: of('api'), edge: of('edge') }
}
