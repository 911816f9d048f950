import { join } from 'node:path'
import type { Deployment, Discovery, ReleaseFacts } from '@superium/shared/contract'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { releaseFiles, writeFiles } from '../../testing/release-files'
import { deploymentFromStore } from '../deployment-from-store'
import { withVersions } from '../live/default-and-canary-deployments'
import { folderStore } from '../store/folder-store'
import { checkCompatibility } from './check-compatibility'

closeAfterEach()

let store: ReturnType<typeof folderStore>
beforeEach(() => {
  store = folderStore(makeReleaseStore({}))
})

/** Adds a release to the store: a host that provides these modules, or a remote that requires them. */
async function release(
  name: string,
  version: string,
  shared: Record<string, string>,
  names: Pick<ReleaseFacts, 'expects' | 'provides'> = {},
): Promise<Deployment> {
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
      facts: { ...facts, ...names },
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
  return checkCompatibility(one, join(store.dir, name, version), { live: site }, store)
}

test('a host that no longer provides what a live remote requires is refused', async () => {
  const site = live(
    await release('shell', '1.0.0', { react: '19.3.1' }),
    await release('mf-cart', '1.0.0', { react: '^19.3.1' }),
  )
  expect(await problems(await release('shell', '2.0.0', { react: '20.0.0' }), site)).toEqual([
    'mf-cart 1.0.0 requires react ^19.3.1, but shell 2.0.0 provides 20.0.0.',
  ])
  expect(await problems(await release('shell', '1.1.0', { react: '19.4.0' }), site)).toEqual([])
})

test('a remote is checked against every live host, and a host against every live remote', async () => {
  const stable = await release('shell', '1.0.0', { react: '19.3.1' })
  const canary = await release('shell', '1.1.0', { react: '19.4.0' })
  const cart = await release('mf-cart', '1.0.0', { react: '^19.3.1' })
  const site = withVersions(live(stable, cart), 'shell', stable, { release: canary, traffic: 10 })
  expect(await problems(await release('mf-cart', '1.1.0', { react: '^19.4.0' }), site)).toEqual([
    'mf-cart 1.1.0 requires react ^19.4.0, but shell 1.0.0 provides 19.3.1.',
  ])
  const trial = await release('mf-cart', '1.2.0', { react: '19.3.1' })
  const carts = withVersions(live(stable, cart), 'mf-cart', cart, { release: trial, traffic: 10 })
  expect(await problems(canary, carts)).toEqual([
    'mf-cart 1.2.0 requires react 19.3.1, but shell 1.1.0 provides 19.4.0.',
  ])
})

describe('names of shared modules', () => {
  const MODULES = { '@superium/shared/state': '1.6.0' }
  const provides = (...names: string[]) => ({ provides: { '@superium/shared/state': names } })
  const expects = (...names: string[]) => ({ expects: { '@superium/shared/state': names } })
  const shell = (version: string, names: object) => release('shell', version, MODULES, names)
  const cart = (version: string, names: object) =>
    release('mf-cart', version, { '@superium/shared/state': '^1.6.0' }, names)

  test('a shell that drops a name that a live remote uses is refused', async () => {
    const site = live(await shell('1.0.0', provides('$cart', 'notify')), await cart('1.0.0', expects('notify')))
    expect(await problems(await shell('1.1.0', provides('$cart')), site)).toEqual([
      'mf-cart 1.0.0 uses notify of @superium/shared/state, which shell 1.1.0 does not provide.',
    ])
    expect(await problems(await shell('1.2.0', provides('notify')), site)).toEqual([])
  })

  test('a remote that uses a name that the live shell lacks is refused', async () => {
    const site = live(await shell('1.0.0', provides('$cart')))
    expect(await problems(await cart('1.1.0', expects('$cart', 'takeToast')), site)).toEqual([
      'mf-cart 1.1.0 uses takeToast of @superium/shared/state, which shell 1.0.0 does not provide.',
    ])
  })

  test('releases without these facts are accepted', async () => {
    const site = live(await shell('1.0.0', {}), await cart('1.0.0', {}))
    expect(await problems(await shell('1.1.0', provides()), site)).toEqual([])
    expect(await problems(await cart('1.1.0', expects('takeToast')), site)).toEqual([])
  })
})
