import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Deployment, type Discovery, parseFacts, type ReleaseFacts } from '@superium/shared/contract'
import { expand } from '../../routing/route-pattern'
import { deploymentFromStore } from '../deployment-from-store'
import { filesBelow } from '../integrity'
import { allLive, withVersions } from '../live/deployments'
import { type Manifest, readManifest } from '../manifest'
import type { ReleaseStore } from '../store/release-store'
import { checkBudget } from './check-budget'
import { checkConflicts } from './check-conflicts'
import { checkDeclaredFiles } from './check-declared-files'
import { checkIntegrity } from './check-integrity'
import { checkSharedModules, type Provider } from './check-shared-modules'
import { smokeRender } from './smoke-render/smoke-render'

/** A release on trial, in a draft store that holds it at `<root>/<name>/<version>`. */
export interface Trial {
  name: string
  version: string
  root: string
  folder: string
}

/** What a check needs of the site. */
export interface Surroundings {
  store: ReleaseStore
  apiUrl: string
}

/** Whether a release tells the truth about itself: facts, manifest, every file. Nothing of it is evaluated. */
export async function checkContents({ name, version, folder }: Omit<Trial, 'root'>): Promise<string[]> {
  const problems = await checkIntegrity(folder)
  const [facts, manifest] = await Promise.all([
    readFactsOf(folder).catch((error: Error) => error.message),
    readManifest(folder).catch((error: Error) => error.message),
  ])
  if (typeof facts === 'string') problems.push(`superium.json: ${facts}.`)
  if (typeof manifest === 'string') problems.push(`mf-manifest.json: ${manifest}.`)
  if (typeof facts === 'string' || typeof manifest === 'string') return problems
  if (facts.name !== name) problems.push(`It was built as ${facts.name}, not as ${name}.`)
  if (facts.version !== version) problems.push(`It was built as version ${facts.version}, not as ${version}.`)
  problems.push(...checkDeclaredFiles(facts, manifest, await filesBelow(folder)))
  problems.push(...(await checkBudget(folder, facts, manifest)))
  return problems
}

/** Whether a release fits with everything that is live now; cheap enough to be asked again at the moment of going live. */
export async function checkCompatibility(
  release: Deployment,
  folder: string,
  live: Discovery,
  store: ReleaseStore,
): Promise<string[]> {
  const facts = release.extras.superium
  return [...checkConflicts(facts, live), ...(await checkSharedModulesOfLive(facts, folder, live, store))]
}

/** Renders the release beside everything that is live, where its own words are good. */
export async function checkRendering(
  trial: Trial,
  live: Discovery,
  { store, apiUrl }: Surroundings,
): Promise<string[]> {
  const release = await deploymentFromStore(trial.folder, trial.name, trial.version)
  for (const name of Object.keys(live.microFrontends)) {
    if (name === trial.name) await linkVersions(store.dir, trial, live)
    else await symlink(join(store.dir, name), join(trial.root, name))
  }
  const { kind, routes, slots } = release.extras.superium
  const others = allLive(live).filter(({ extras }) => extras.superium.kind === 'remote')
  return smokeRender({
    releasesDir: trial.root,
    apiUrl,
    discovery: withVersions(live, trial.name, release),
    name: trial.name,
    paths: (kind === 'host' ? others.flatMap(({ extras }) => extras.superium.routes) : routes).flatMap(examplePaths),
    exposes: slots.map((slot) => `./slots/${slot}`),
  })
}

async function linkVersions(dir: string, { name, version, root }: Trial, live: Discovery): Promise<void> {
  await mkdir(join(root, name), { recursive: true })
  for (const { metadata } of live.microFrontends[name] ?? []) {
    if (metadata.version !== version)
      await symlink(join(dir, name, metadata.version), join(root, name, metadata.version))
  }
}

/** A path for each way to read a pattern: `/product-detail/:id` as `/product-detail/example`. */
const examplePaths = (pattern: string): string[] =>
  expand(pattern).map((path) => path.replace(/:[^/]+/g, 'example').replace(/\/\*$/, '') || '/')

const readFactsOf = async (folder: string): Promise<ReleaseFacts> =>
  parseFacts(JSON.parse(await readFile(join(folder, 'superium.json'), 'utf8')))

/** Host against every live remote, or remote against every live host: some visitor gets each combination. */
async function checkSharedModulesOfLive(
  facts: ReleaseFacts,
  folder: string,
  live: Discovery,
  store: ReleaseStore,
): Promise<string[]> {
  const own: Manifest = await readManifest(folder)
  const others = allLive(live).filter(({ extras }) => extras.superium.name !== facts.name)
  if (facts.kind === 'host') {
    return others.flatMap(({ extras: { superium } }) => checkSharedModules({ ...facts, manifest: own }, superium))
  }
  const hosts = others.filter(({ extras }) => extras.superium.kind === 'host')
  const providers = await Promise.all(hosts.map((host) => providerOf(host, store)))
  return providers.flatMap((provider) => checkSharedModules(provider, facts))
}

async function providerOf({ extras: { superium }, metadata }: Deployment, store: ReleaseStore): Promise<Provider> {
  const { name } = superium
  return { name, version: metadata.version, manifest: await readManifest(join(store.dir, name, metadata.version)) }
}
