import { allProcesses, descendants, type Process } from '../processes/processes'
import { processorTime } from '../processes/processor-time'
import type { BenchSite } from '../site/start-bench-site'

/** The processes that share the work of a request. */
export const SERVERS = ['renderer', 'edge', 'API', 'PostgreSQL'] as const

/** Milliseconds of processor time by server. */
export type ServerTimes = Record<(typeof SERVERS)[number], number>

/** The processor time that the site's servers have used so far. */
export function serverTimes(site: Pick<BenchSite, 'edgePid' | 'apiPid' | 'databasePid'>): ServerTimes {
  const all = allProcesses()
  const withChildren = (pid: number): number[] => [pid, ...descendants(all, pid).map((one) => one.pid)]
  const edges = descendants(all, site.edgePid())
  return {
    renderer: total(edges.filter(isRenderer).map(({ pid }) => pid)),
    edge: total([site.edgePid()]),
    API: total(withChildren(site.apiPid())),
    PostgreSQL: total(withChildren(site.databasePid())),
  }
}

const isRenderer = ({ command }: Process): boolean => command.includes('superium-isolated-')

/** Skips processes that have ended meanwhile: their time is included in their parent's. */
const total = (pids: number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return sum + processorTime(pid)
    } catch {
      return sum
    }
  }, 0)
