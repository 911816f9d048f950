import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allProcesses, descendants, type Process } from '../../processes/processes'
import { pidsOf } from '../site/pids'
import type { HardenSite } from '../site/start-harden-site'

/** The processes that are killed while orders are placed. */
export const VICTIMS = ['api', 'edge', 'renderer', 'PostgreSQL'] as const

export type Victim = (typeof VICTIMS)[number]

/** The process of a site to kill; throws when it does not run. */
export function pidOf(site: HardenSite, victim: Victim): number {
  const pid = find(site, victim)
  if (pid === undefined) throw new Error(`The site has no ${victim} process.`)
  return pid
}

function find(site: HardenSite, victim: Victim): number | undefined {
  if (victim === 'PostgreSQL') {
    const [first = ''] = readFileSync(join(site.data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    return Number(first)
  }
  const pids = pidsOf(site)
  if (victim !== 'renderer') return pids[victim]
  return rendererOf(allProcesses(), pids.edge ?? 0)
}

/** An edge's renderer, recognized by its program: a copy in the only folder that it may read. */
export const rendererOf = (all: readonly Process[], edge: number): number | undefined =>
  descendants(all, edge).find(({ command }) => /superium-isolated-\w+\/program\.mjs/.test(command))?.pid
