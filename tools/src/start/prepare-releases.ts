import { join } from 'node:path'
import { buildAll, isBuilt, plannedBuilds } from '../build/build-front-ends'
import { inParallel } from '../build/in-parallel'
import type { ChildPlan } from '../process/launch-child'
import { isPublished, publishBuild, tidyStore } from '../release/publish-build'
import { publishLocally } from '../release/publish-locally'

/** What a start did to the front end: which packages it built, and which stay as their teams released them. */
export interface PreparedReleases {
  built: string[]
  released: string[]
}

/**
 * Builds what is stale, publishes what is not in the store yet, and makes it live. A package whose live version a team has
 * released is left alone: only `npm run release` changes that.
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

/** Where releases live in the data folder. */
export const releasesDir = (data: string): string => join(data, 'releases')
