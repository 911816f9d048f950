import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment, Discovery } from '@superium/shared/contract'
import { expand } from '../../routing/route-pattern'
import { deploymentFromStore } from '../deployment-from-store'
import { allLive, withVersions } from '../live/default-and-canary-deployments'
import type { ReleaseStore } from '../store/release-store'
import { smokeRender } from './smoke-render/smoke-render'

/** An uploaded release, in a draft store that holds it at `<root>/<name>/<version>`, which is `folder`. */
export interface UploadedRelease {
  name: string
  version: string
  root: string
  folder: string
}

/** Renders all pages of a release together with everything that is live. Only this check runs its code. */
export async function checkRendering(
  uploaded: UploadedRelease,
  live: Discovery,
  { store, apiUrl }: { store: ReleaseStore; apiUrl: string },
): Promise<string[]> {
  const release = await deploymentFromStore(uploaded.folder, uploaded.name, uploaded.version)
  for (const name of Object.keys(live.microFrontends)) {
    if (name === uploaded.name) await linkVersions(store.dir, uploaded, live)
    else await symlink(join(store.dir, name), join(uploaded.root, name))
  }
  const { kind, routes, slots, contributions } = release.extras.superium
  const others = allLive(live).filter(({ extras }) => extras.superium.kind === 'remote')
  return smokeRender({
    releasesDir: uploaded.root,
    apiUrl,
    discovery: withoutOtherSections(withVersions(live, uploaded.name, release), uploaded.name),
    name: uploaded.name,
    routes: kind === 'host' ? [] : routes,
    paths: [
      ...(kind === 'host' ? others.flatMap(({ extras }) => extras.superium.routes) : routes).flatMap(examplePaths),
      // Its section on the home page, whichever remote has the page itself.
      ...(contributions?.home && !routes.includes('/') ? ['/'] : []),
    ],
    exposes: slots.map((slot) => `./slots/${slot}`),
  })
}

/** The document without the home page sections of other releases, whose failures are not this release's fault. */
function withoutOtherSections(discovery: Discovery, name: string): Discovery {
  const without = (deployment: Deployment): Deployment => {
    const { superium } = deployment.extras
    if (superium.name === name || !superium.contributions?.home) return deployment
    const contributions = { ...superium.contributions, home: undefined }
    return { ...deployment, extras: { superium: { ...superium, contributions } } }
  }
  const named = Object.entries(discovery.microFrontends).map(([one, deployments]) => [one, deployments.map(without)])
  return { ...discovery, microFrontends: Object.fromEntries(named) }
}

async function linkVersions(dir: string, { name, version, root }: UploadedRelease, live: Discovery): Promise<void> {
  await mkdir(join(root, name), { recursive: true })
  for (const { metadata } of live.microFrontends[name] ?? []) {
    if (metadata.version !== version)
      await symlink(join(dir, name, metadata.version), join(root, name, metadata.version))
  }
}

/** An example path for each reading of a pattern: `/product-detail/:id` as `/product-detail/example`. */
const examplePaths = (pattern: string): string[] =>
  expand(pattern).map((path) => path.replace(/:[^/]+/g, 'example').replace(/\/\*$/, '') || '/')
