import { join } from 'node:path'
import type { Deployment, Discovery, ReleaseFacts } from '@superium/shared/contract'
import { allLive } from '../live/default-and-canary-deployments'
import { readManifest } from '../manifest'
import type { ReleaseStore } from '../store/release-store'
import { checkSharedModules, type SharedModulesProvider } from './check-shared-modules'
import { checkSharedNames } from './check-shared-names'

/** Checks a host with every live remote, or a remote with every live host: some visitor gets each combination. */
export async function checkAgainstLive(
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
