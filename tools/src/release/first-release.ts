import { join } from 'node:path'
import { type Deployment, DISCOVERY_SCHEMA } from '@superium/shared/contract'
import { deploymentFromStore } from '../../../edge/src/releases/deployment-from-store'
import { appendRevision } from '../../../edge/src/releases/live/append-revision'
import { newestRevision } from '../../../edge/src/releases/live/newest-revision'
import type { ReleaseStore } from '../../../edge/src/releases/store/release-store'
import type { Build } from '../build/build-front-ends'
import { addBuild } from './add-build'

/**
 * Adds these builds to an empty release store (a folder or a bucket) and makes all of them live at once, as revision 1,
 * because shell and remotes need each other to be live first. Resolves to `false` and changes nothing if something is
 * already live, even if another process was faster.
 */
export async function firstRelease(store: ReleaseStore, builds: readonly Build[]): Promise<boolean> {
  if ((await newestRevision(store)).revision) return false
  for (const build of builds) await addBuild(store, build)
  const live = await Promise.all(
    builds.map(async ({ name, release }): Promise<[name: string, deployments: Deployment[]]> => {
      await store.download(name, release)
      return [name, [await deploymentFromStore(join(store.dir, name, release), name, release)]]
    }),
  )
  const revision = await appendRevision(store, (current) => {
    if (current) return undefined
    const changes = builds.map(({ name, release }) => ({ name, version: release, traffic: 100 }))
    return {
      event: { by: { kind: 'local', name: 'npm run first-release' }, action: 'publish', why: '', changes },
      discovery: { schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(live) },
    }
  })
  return revision !== undefined
}
