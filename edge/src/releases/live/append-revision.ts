import { setTimeout as wait } from 'node:timers/promises'
import {
  type Deployment,
  type Discovery,
  parseDiscovery,
  type ReleaseEvent,
  type Revision,
} from '@superium/shared/contract'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import { newestRevision } from './newest-revision'

const TRIES = 30
/** Longest pause, in milliseconds, before the next try. */
const PAUSE_MS = 60
/** Versions that a rollback can go back through, for each name. */
const MOST_EARLIER = 10

/** A step to take from one state of the site. */
export interface PlannedRevision {
  event: Omit<ReleaseEvent, 'at'>
  discovery: Discovery
  /** The versions to go back to, where the step changes them. */
  earlier?: Record<string, string[]>
}

/**
 * Takes a step by compare-and-swap: `plan` looks at the newest state and says what to do, and is asked again when somebody
 * was faster, so that of two releases at once none is lost. `undefined` from it: nothing is to be done.
 */
export async function appendRevision(
  store: ReleaseStore,
  plan: (current: Revision | undefined) => Promise<PlannedRevision | undefined> | PlannedRevision | undefined,
): Promise<Revision | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { number, revision: current } = await newestRevision(store)
    const step = await plan(current)
    if (!step) return undefined
    const next = follow(current, number + 1, step)
    if (await store.addRevision(next.number, `${JSON.stringify(next)}\n`)) return next
    await wait(Math.random() * PAUSE_MS)
  }
  throw new HttpError(409, 'Too many releases at once. Try again in a moment.')
}

function follow(
  current: Revision | undefined,
  number: number,
  { event, discovery, earlier }: PlannedRevision,
): Revision {
  const at = new Date().toISOString()
  const entered = { at, by: event.by, action: event.action }
  const live = Object.entries(parseDiscovery(discovery).microFrontends).map(([name, deployments]) => [
    name,
    Object.fromEntries(versionsOf(deployments).map((version) => [version, current?.live[name]?.[version] ?? entered])),
  ])
  return {
    number,
    at,
    ...event,
    discovery,
    earlier: cut({ ...current?.earlier, ...earlier }),
    live: Object.fromEntries(live),
  }
}

const versionsOf = (deployments: Deployment[]): string[] => deployments.map(({ metadata }) => metadata.version)

const cut = (earlier: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(earlier).map(([name, versions]) => [name, versions.slice(0, MOST_EARLIER)]))
