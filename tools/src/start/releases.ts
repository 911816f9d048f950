import { join } from 'node:path'
import { buildAll, isBuilt, plannedBuilds } from '../build/build'
import { inParallel } from '../build/in-parallel'
import type { ChildPlan } from '../process/child'
import { discoveryOf, writeDiscovery } from '../release/discovery'
import { isPublished, publish, removeDrafts } from '../release/store'

/**
 * Builds what is stale, publishes what is not in the store yet, and writes the discovery document.
 * Resolves to the names that were built.
 */
export async function bringReleases(
  root: string,
  store: string,
  run: (plan: ChildPlan) => Promise<void>,
): Promise<string[]> {
  await removeDrafts(store)
  const builds = plannedBuilds(root)
  const missing = builds.filter((build) => !isPublished(store, build))
  const stale = missing.filter((build) => !isBuilt(build))
  await buildAll(stale, run)
  await inParallel(2, missing, (build) => publish(store, build))
  await writeDiscovery(store, await discoveryOf(store, builds))
  return stale.map(({ name }) => name)
}

/** Where releases live in the data folder. */
export const releasesDir = (data: string): string => join(data, 'releases')
