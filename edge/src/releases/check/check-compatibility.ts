import type { Deployment, Discovery, RetiredRoute, Retirement } from '@superium/shared/contract'
import type { ReleaseStore } from '../store/release-store'
import { checkAgainstLive } from './check-against-live'
import { checkConflicts } from './check-conflicts'
import { checkRoutes } from './check-routes'

/** The live releases, and the paths that the site has retired or that this release retires. */
export interface Surroundings {
  live: Discovery
  retired?: readonly RetiredRoute[] | undefined
  retire?: readonly Retirement[] | undefined
}

/**
 * Checks a release in `folder` against everything that is live. It is cheap, so that it can run again at the
 * moment of going live.
 */
export async function checkCompatibility(
  release: Deployment,
  folder: string,
  { live, retired = [], retire = [] }: Surroundings,
  store: ReleaseStore,
): Promise<string[]> {
  const facts = release.extras.superium
  return [
    ...checkConflicts(facts, live),
    ...checkRoutes({ release, live, retired, retire }),
    ...(await checkAgainstLive(facts, folder, live, store)),
  ]
}
