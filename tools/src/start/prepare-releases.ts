import { join } from 'node:path'
import { buildAll, isBuilt, plannedBuilds } from '../build/build-front-ends'
import { inParallel } from '../build/in-parallel'
import type { ChildPlan } from '../process/launch-child'
import { isPublished, publishBuild, tidyStore } from '../release/publish-build'
import { publishLocally } from '../release/publish-locally'

/** The packages that were built, and those that stay at their team's release. */
export interface PreparedReleases {
  built: string[]
  released: string[]
}

/**
 * Builds stale packages, adds missing releases to the store, and makes them live. A package whose live version was
 * released by a team stays as it is; only `npm run release` changes it.
 */
export async function prepareReleases(
  root: string,
  store: string,
  run: (plan: ChildPlan) => Promise<void>,
): Promise<PreparedReleases> {
  await tidyStore(store)
  const builds = plannedBuilds(root)
  const missing = builds.filter((build) => !isPublished(store, build))
  const stale = missing.filter((build) => !isBuilt(build))
  await buildAll(stale, run)
  await inParallel(2, missing, (build) => publishBuild(store, build))
  const released = await publishLocally(store, builds)
  return { built: stale.map(({ name }) => name), released }
}

/** The folder of the release store in the data folder. */
export const releasesDir = (data: string): string => join(data, 'releases')
