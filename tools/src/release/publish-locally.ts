import { type Deployment, DISCOVERY_SCHEMA, type Discovery, type Revision } from '@superium/shared/contract'
import { deploymentFromStore } from '../../../edge/src/releases/deployment-from-store'
import { appendRevision } from '../../../edge/src/releases/live/append-revision'
import { defaultOf } from '../../../edge/src/releases/live/default-and-canary-deployments'
import { LOCAL_BUILD_VERSION } from '../../../edge/src/releases/local-build-version'
import { folderStore } from '../../../edge/src/releases/store/folder-store'
import type { Build } from '../build/build-front-ends'
import { releaseDir } from './publish-build'

type Published = Pick<Build, 'name' | 'release'>

/**
 * Makes local builds live, except for packages whose live version or canary was released by a team: that release stays
 * until it is rolled back. Removes a package without a local folder only if `npm start` published all its live
 * versions. Writes nothing if nothing changes. Resolves to the names that stay as released.
 */
export async function publishLocally(dir: string, builds: Published[]): Promise<string[]> {
  let left: string[] = []
  await appendRevision(folderStore(dir), async (current) => {
    const discovery: Discovery = current?.discovery ?? { schema: DISCOVERY_SCHEMA, microFrontends: {} }
    const others = builds.filter(({ name, release }) => !isLiveAlone(discovery, name, release))
    left = others.filter(({ name }) => isTheTeams(discovery, name)).map(({ name }) => name)
    const next = others.filter(({ name }) => !left.includes(name))
    const gone = Object.keys(discovery.microFrontends).filter(
      (name) => !builds.some((build) => build.name === name) && current && isOurs(current, name),
    )
    if (next.length === 0 && gone.length === 0) return undefined
    const fresh = await Promise.all(next.map((build) => localDeployment(dir, build)))
    const kept = Object.entries(discovery.microFrontends).filter(([name]) => !gone.includes(name))
    const earlier: Record<string, string[]> = {}
    for (const { name } of next) {
      const before = defaultOf(discovery, name)
      if (before) earlier[name] = [before.metadata.version, ...(current?.earlier[name] ?? [])]
    }
    return {
      event: {
        by: { kind: 'local', name: 'npm start' },
        action: 'publish',
        why: '',
        changes: next.map(({ name, release }) => ({ name, version: release, traffic: 100 })),
      },
      discovery: {
        ...discovery,
        microFrontends: Object.fromEntries([
          ...kept,
          ...fresh.map((one) => [one.extras.superium.name, [one]] as const),
        ]),
      },
      earlier,
    }
  })
  return left
}

/** Makes a discovery document live in a store without team releases (`npm run dev`, the benchmark). */
export async function writeDiscovery(dir: string, name: string, discovery: Discovery): Promise<void> {
  const by = { kind: 'local', name } as const
  await appendRevision(folderStore(dir), () => ({ event: { by, action: 'publish', why: '', changes: [] }, discovery }))
}

/** The discovery entry of a published build. */
export const localDeployment = (dir: string, build: Published): Promise<Deployment> =>
  deploymentFromStore(releaseDir(dir, build), build.name, build.release)

const versionsOf = (discovery: Discovery, name: string): string[] =>
  (discovery.microFrontends[name] ?? []).map(({ metadata }) => metadata.version)

const isLiveAlone = (discovery: Discovery, name: string, release: string): boolean =>
  versionsOf(discovery, name).every((version) => version === release) && name in discovery.microFrontends

const isTheTeams = (discovery: Discovery, name: string): boolean =>
  versionsOf(discovery, name).some((version) => !LOCAL_BUILD_VERSION.test(version))

/** Whether `npm start` published every live version of the package. */
const isOurs = ({ discovery, live }: Revision, name: string): boolean =>
  versionsOf(discovery, name).every((version) => live[name]?.[version]?.by.kind === 'local')
