import { join } from 'node:path'
import type { Deployment, Discovery } from '@superium/shared/contract'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { releaseFiles, writeFiles } from '../../testing/release-files'
import { deploymentFromStore } from '../deployment-from-store'
import { withVersions } from '../live/deployments'
import { folderStore } from '../store/folder-store'
import { checkCompatibility } from './check-release'

closeAfterEach()

let store: ReturnType<typeof folderStore>
beforeEach(() => {
  store = folderStore(makeReleaseStore({}))
})

/** Puts a release into the store: a host that provides these modules, or a remote that requires them. */
async function release(name: string, version: string, shared: Record<string, string>): Promise<Deployment> {
  const host = name === 'shell'
  const manifest = JSON.stringify({
    name: name.replaceAll('-', '_'),
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    shared: Object.entries(host ? shared : {}).map(([module, provided]) => ({ name: module, version: provided })),
  })
  const facts = host ? { entry: { js: ['remoteEntry.js'], css: [] } } : { shared }
  writeFiles(
    join(store.dir, name, version),
    releaseFiles(name, version, {
      kind: host ? 'host' : 'remote',
      ...(host && { routes: [] }),
      facts,
      files: { 'mf-manifest.json': manifest },
    }),
  )
  return deploymentFromStore(join(store.dir, name, version), name, version)
}

const live = (...deployments: Deployment[]): Discovery => ({
  schema: 's',
  microFrontends: Object.fromEntries(deployments.map((one) => [one.extras.superium.name, [one]])),
})

const problems = (one: Deployment, site: Discovery) => {
  const { name, version } = one.extras.superium
  return checkCompatibility(one, join(store.dir, name, version), site, store)
}

test('a host that no longer provides what a live remote requires is refused, in words', async () => {
  const site = live(
    await release('shell', '1.0.0', { react: '19.3.1' }),
    await release('mf-cart', '1.0.0', { react: '^19.3.1' }),
  )
  expect(await problems(await release('shell', '2.0.0', { react: '20.0.0' }), site)).toEqual([
    'mf-cart 1.0.0 requires react ^19.3.1, shell 2.0.0 provides 20.0.0.',
  ])
  expect(await problems(await release('shell', '1.1.0', { react: '19.4.0' }), site)).toEqual([])
})

test('a remote fits with every live host, and a host with every live remote: some visitor gets each pair', async () => {
  const stable = await release('shell', '1.0.0', { react: '19.3.1' })
  const canary = await release('shell', '1.1.0', { react: '19.4.0' })
  const cart = await release('mf-cart', '1.0.0', { react: '^19.3.1' })
  const site = withVersions(live(stable, cart), 'shell', stable, { release: canary, traffic: 10 })
  expect(await problems(await release('mf-cart', '1.1.0', { react: '^19.4.0' }), site)).toEqual([
    'mf-cart 1.1.0 requires react ^19.4.0, shell 1.0.0 provides 19.3.1.',
  ])
  const trial = await release('mf-cart', '1.2.0', { react: '19.3.1' })
  const carts = withVersions(live(stable, cart), 'mf-cart', cart, { release: trial, traffic: 10 })
  expect(await problems(canary, carts)).toEqual(['mf-cart 1.2.0 requires react 19.3.1, shell 1.1.0 provides 19.4.0.'])
})
