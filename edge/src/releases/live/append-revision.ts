import { setTimeout as wait } from 'node:timers/promises'
import {
  type BlockedRollback,
  type Deployment,
  type Discovery,
  parseDiscovery,
  type Ramp,
  type ReleaseEvent,
  type ReleaseRemarks,
  type RetiredRoute,
  type Revision,
} from '@superium/shared/contract'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import { unavailable } from '../store/unavailable'
import { newestRevision } from './newest-revision'
import { rampsAfter } from './ramps-after'
import { stillRetired } from './retired-routes'

const TRIES = 30
/** Longest random pause between two tries. */
const PAUSE_MS = 60
/** Versions per name that rollbacks can restore one after the other. */
const MAX_EARLIER_VERSIONS = 10

/** The content of the next revision. */
export interface PlannedRevision {
  event: Omit<ReleaseEvent, 'at'>
  discovery: Discovery
  /** The versions to roll back to, for names whose list changes. */
  earlier?: Record<string, string[]>
  /** The retired paths, where they change. */
  retired?: RetiredRoute[]
  /** All remarks, where they change. */
  remarks?: ReleaseRemarks
  /** Live versions that fail and cannot be rolled back, by name. */
  blocked?: Record<string, Omit<BlockedRollback, 'at'>>
  /** The ramps that change, by name; undefined ends one. */
  ramps?: Record<string, Ramp | undefined>
}

/**
 * Appends a revision by compare-and-swap. `plan` gets the newest revision and runs again when another writer was faster, so
 * that no release is lost. `undefined` from `plan`: nothing is written.
 */
export async function appendRevision(
  store: ReleaseStore,
  plan: (current: Revision | undefined) => Promise<PlannedRevision | undefined> | PlannedRevision | undefined,
): Promise<Revision | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { number, revision: current } = await newestRevision(store).catch(unavailable)
    const step = await plan(current)
    if (!step) return undefined
    const next = follow(current, number + 1, step)
    if (await store.addRevision(next.number, `${JSON.stringify(next)}\n`)) return next
    await wait(Math.random() * PAUSE_MS)
  }
  throw new HttpError(503, 'Too many releases at the same time. Try again in a moment.')
}

function follow(
  current: Revision | undefined,
  number: number,
  {
    event,
    discovery,
    earlier,
    retired = current?.retired ?? [],
    remarks = current?.remarks,
    blocked,
    ramps,
  }: PlannedRevision,
): Revision {
  const at = new Date().toISOString()
  const entered = { at, by: event.by, action: event.action }
  const live = Object.entries(parseDiscovery(discovery).microFrontends).map(([name, deployments]) => [
    name,
    Object.fromEntries(versionsOf(deployments).map((version) => [version, current?.live[name]?.[version] ?? entered])),
  ])
  const stuck = Object.entries({ ...current?.blocked, ...stamped(blocked, at) }).filter(([name, { version }]) =>
    versionsOf(discovery.microFrontends[name] ?? []).includes(version),
  )
  const stillThere = stillRetired(retired, discovery)
  const ramping = rampsAfter(current, discovery, ramps)
  return {
    number,
    at,
    ...event,
    discovery,
    earlier: cut({ ...current?.earlier, ...earlier }),
    live: Object.fromEntries(live),
    ...(stillThere.length > 0 && { retired: stillThere }),
    ...(remarks && { remarks }),
    ...(stuck.length > 0 && { blocked: Object.fromEntries(stuck) }),
    ...(ramping && { ramps: ramping }),
  }
}

const stamped = (blocked: PlannedRevision['blocked'] = {}, at: string): Record<string, BlockedRollback> =>
  Object.fromEntries(Object.entries(blocked).map(([name, one]) => [name, { ...one, at }]))

const versionsOf = (deployments: Deployment[]): string[] => deployments.map(({ metadata }) => metadata.version)

const cut = (earlier: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(earlier).map(([name, versions]) => [name, versions.slice(0, MAX_EARLIER_VERSIONS)]))
