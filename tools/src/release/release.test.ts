import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { integrityOf } from '@superium/release/integrity'
import { newestRevision } from '../../../edge/src/releases/live/newest-revision'
import { createReleaseService } from '../../../edge/src/releases/live/release-service'
import { folderStore } from '../../../edge/src/releases/store/folder-store'
import type { Build } from '../build/build-front-ends'
import { makeTree } from '../testing/make-tree'
import { isPublished, publishBuild, releaseDir } from './publish-build'
import { publishLocally } from './publish-locally'

const MANIFEST = JSON.stringify({
  name: 'mf_cart',
  metaData: { remoteEntry: { name: 'main.js', path: '' } },
  shared: [],
  exposes: [],
})
const CODE = 'export const total = 1;\n'.repeat(200)

const facts = (name: string, version = '1.0.0-abcdef12') => ({
  kind: 'remote',
  name,
  container: name.replaceAll('-', '_'),
  owner: 'Cart',
  version,
  commit: 'abc',
  routes: ['/cart'],
  slots: [],
  contract: 1,
  shared: {},
})

function built(name = 'mf-cart', release = '1.0.0-abcdef12'): Build {
  const dir = makeTree({
    'dist/browser/mf-manifest.json': MANIFEST,
    'dist/browser/superium.json': JSON.stringify(facts(name, release)),
    'dist/browser/main.js': CODE,
    'dist/browser/picture.avif': CODE,
    'dist/server/remoteEntry.cjs': CODE,
  })
  return { name, dir, version: '1.0.0', release, output: join(dir, 'dist/browser') }
}

test('a release is stored completely, with compressed copies', async () => {
  const store = makeTree()
  const build = built()
  expect(isPublished(store, build)).toBe(false)
  await publishBuild(store, build)
  expect(isPublished(store, build)).toBe(true)
  const file = (name: string) => readFileSync(join(releaseDir(store, build), name))
  expect(brotliDecompressSync(file('main.js.br')).toString()).toBe(CODE)
  expect(gunzipSync(file('main.js.gz')).toString()).toBe(CODE)
  expect(readdirSync(releaseDir(store, build))).not.toContain('picture.avif.br')
  expect(readdirSync(releaseDir(store, build))).not.toContain('mf-manifest.json.br')
  expect(file('server/remoteEntry.cjs').toString()).toBe(CODE)
})

test('a stored release is not overwritten', async () => {
  const store = makeTree()
  const build = built()
  await publishBuild(store, build)
  writeFileSync(join(build.output, 'main.js'), 'other')
  await publishBuild(store, build)
  expect(readFileSync(join(releaseDir(store, build), 'main.js'), 'utf8')).toBe(CODE)
})

async function start(store: string, ...builds: Build[]) {
  for (const build of builds) await publishBuild(store, build)
  const left = await publishLocally(store, builds)
  const { revision, number } = await newestRevision(folderStore(store))
  const live = Object.values(revision?.discovery.microFrontends ?? {})
  return { left, number, live: live.flat().map(({ metadata }) => metadata.version), revision }
}

test('each local build goes live with the hashes of its manifest and server files', async () => {
  const { revision } = await start(makeTree(), built())
  expect(revision?.discovery.microFrontends['mf-cart']).toEqual([
    {
      url: '/assets/mf-cart/1.0.0-abcdef12/mf-manifest.json',
      metadata: { version: '1.0.0-abcdef12', integrity: integrityOf(Buffer.from(MANIFEST)) },
      deployment: { traffic: 100, default: true },
      extras: {
        superium: {
          ...facts('mf-cart'),
          remoteEntry: 'main.js',
          entryIntegrity: integrityOf(Buffer.from(CODE)),
          filesIntegrity: expect.stringMatching(/^sha384-/),
          server: { 'remoteEntry.cjs': integrityOf(Buffer.from(CODE)) },
        },
      },
    },
  ])
  expect(revision).toMatchObject({ number: 1, action: 'publish', by: { kind: 'local' } })
})

test('a start with equal sources writes nothing, one with other sources adds a revision, one without a package removes its name', async () => {
  const store = makeTree()
  await start(store, built(), built('mf-account'))
  expect((await start(store, built(), built('mf-account'))).number).toBe(1)
  const changed = await start(store, built('mf-cart', '1.0.0-00000002'), built('mf-account'))
  expect([changed.number, changed.live.sort()]).toEqual([2, ['1.0.0-00000002', '1.0.0-abcdef12']])
  expect(changed.revision?.earlier).toEqual({ 'mf-cart': ['1.0.0-abcdef12'] })
  expect((await start(store, built('mf-cart', '1.0.0-00000002'))).live).toEqual(['1.0.0-00000002'])
})

test.each([10, 100])("a team's release for %s %% is not overwritten until it is rolled back", async (traffic) => {
  const store = makeTree()
  await start(store, built(), built('mf-account'))
  await publishBuild(store, built('mf-cart', '1.1.0'))
  const releases = createReleaseService(folderStore(store), () => {})
  const by = { kind: 'team', name: 'mf-cart' } as const
  await releases.release('mf-cart', '1.1.0', { by, traffic })

  const after = await start(store, built('mf-cart', '1.0.0-00000002'), built('mf-account', '1.0.0-00000002'))
  expect(after.left).toEqual(['mf-cart'])
  expect(after.live).toContain('1.1.0')
  expect(after.revision?.changes).toEqual([{ name: 'mf-account', version: '1.0.0-00000002', traffic: 100 }])

  await releases.rollback('mf-cart', { by })
  const back = await start(store, built('mf-cart', '1.0.0-00000002'), built('mf-account', '1.0.0-00000002'))
  expect([back.left, back.live]).toEqual([[], ['1.0.0-00000002', '1.0.0-00000002']])
})

test("another team's live remote without a folder here stays live", async () => {
  const store = makeTree()
  await start(store, built())
  await publishBuild(store, built('mf-gift', '1.0.0'))
  const releases = createReleaseService(folderStore(store), () => {})
  const by = { kind: 'team', name: 'mf-gift' } as const
  await releases.release('mf-gift', '1.0.0', { by, traffic: 100 })
  expect((await start(store, built())).live).toEqual(['1.0.0-abcdef12', '1.0.0'])
  expect((await start(store, built('mf-cart', '1.0.0-00000002'))).live).toEqual(['1.0.0-00000002', '1.0.0'])
})

test('integrity is SRI of SHA-384', () => {
  expect(integrityOf(Buffer.from(''))).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb')
})
