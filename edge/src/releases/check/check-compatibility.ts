import { join } from 'node:path'
import type { Deployment, Discovery, ReleaseFacts, RetiredRoute, Retirement } from '@superium/shared/contract'
import { allLive } from '../live/default-and-canary-deployments'
import { readManifest } from '../manifest'
import type { ReleaseStore } from '../store/release-store'
import { checkConflicts } from './check-conflicts'
import { checkRoutes } from './check-routes'
import { checkSharedModules, type SharedModulesProvider } from './check-shared-modules'
import { checkSharedNames } from './check-shared-names'

/** What is live, and the paths that the site has retired and that this release retires. */
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

/** A host against every live remote, or a remote against every live host: some visitor gets each combination. */
async function checkAgainstLive(
  facts: ReleaseFacts,
  folder: string,
  live: Discovery,
  store: ReleaseStore,
): Promise<string[]> {
  const own = { ...facts, manifest: await readManifest(folder) }
  const others = allLive(live).filter(({ extras }) => extras.superium.name !== facts.name)
  if (facts.kind === 'host') return others.flatMap(({ extras }) => checkPair(own, extras.superium))
  const hosts = others.filter(({ extras }) => extras.superium.kind === 'host')
  const providers = await Promise.all(hosts.map((host) => providerOf(host, store)))
  return providers.flatMap((provider) => checkPair(provider, facts))
}

const checkPair = (host: SharedModulesProvider & ReleaseFacts, remote: ReleaseFacts): string[] => [
  ...checkSharedModules(host, remote),
  ...checkSharedNames(host, remote),
]

async function providerOf({ extras: { superium } }: Deployment, store: ReleaseStore) {
  return { ...superium, manifest: await readManifest(join(store.dir, superium.name, superium.version)) }
}
