import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DISCOVERY_SCHEMA, type Discovery, parseDiscovery, parseFacts } from '@superium/shared/contract'
import { plannedBuilds } from '../../../tools/src/build/build-front-ends'
import type { ChildPlan } from '../../../tools/src/process/launch-child'
import { isPublished, publishBuild, releaseDir, tidyStore } from '../../../tools/src/release/publish-build'
import { localDeployment, writeDiscovery } from '../../../tools/src/release/publish-locally'
import { outputDir, REMOTES_FILE } from './one-bundle-configuration'

/** Builds the site as a single bundle if it is stale, and publishes it to a release store for a separate edge. */
export async function releaseOneBundle(
  root: string,
  store: string,
  run: (plan: ChildPlan) => Promise<void>,
): Promise<void> {
  await tidyStore(store)
  const shell = plannedOneBundle(root)
  if (!isPublished(store, shell)) {
    await run({
      name: 'build-one-bundle',
      args: ['--import', 'tsx', 'bench/src/one-bundle/build-one-bundle.ts'],
      env: { NODE_ENV: 'production', SUPERIUM_BUILD_VERSION: shell.release },
    })
    await publishBuild(store, shell)
  }
  await writeDiscovery(store, 'bench', await discoveryOfOneBundle(store, shell))
}

/** One release with the host's name, and a version derived from the sources of all packages. */
function plannedOneBundle(root: string) {
  const builds = plannedBuilds(root)
  const host = builds.find(({ name }) => name === 'shell')
  if (!host) throw new Error('There is no shell to build.')
  const hash = createHash('sha256').update(builds.map(({ release }) => release).join())
  const release = `${host.version}-${hash.digest('hex').slice(0, 8)}`
  return { ...host, release, output: `${outputDir(root)}/browser` }
}

/** The host's deployment, plus one of the same release for each remote, because the edge assigns paths to remotes. */
async function discoveryOfOneBundle(store: string, shell: { name: string; release: string }): Promise<Discovery> {
  const host = await localDeployment(store, shell)
  const remotes: unknown[] = JSON.parse(await readFile(join(releaseDir(store, shell), REMOTES_FILE), 'utf8'))
  const deployments = remotes.map((one) => {
    const facts = parseFacts(one)
    const { chunks } = host.extras.superium
    return [facts.name, [{ ...host, extras: { superium: { ...facts, chunks, inHost: true } } }]] as const
  })
  return parseDiscovery({
    schema: DISCOVERY_SCHEMA,
    microFrontends: { shell: [host], ...Object.fromEntries(deployments) },
  })
}
