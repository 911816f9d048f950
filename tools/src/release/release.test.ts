import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parseDiscovery } from '@superium/shared/contract'
import type { Build } from '../build/build'
import { makeTree } from '../testing/tree'
import { discoveryOf, integrityOf, writeDiscovery } from './discovery'
import { isPublished, publish, releaseDir, removeDrafts } from './store'

const MANIFEST = JSON.stringify({ name: 'mf_cart', exposes: [] })
const CODE = 'export const total = 1;\n'.repeat(200)

const facts = (name: string) => ({
  kind: 'remote',
  name,
  container: name.replaceAll('-', '_'),
  owner: 'Cart',
  version: '1.0.0-abcdef12',
  commit: 'abc',
  routes: ['/cart'],
  slots: [],
  contract: 1,
  shared: {},
})

function built(name = 'mf-cart'): Build {
  const dir = makeTree({
    'dist/browser/mf-manifest.json': MANIFEST,
    'dist/browser/superium.json': JSON.stringify(facts(name)),
    'dist/browser/main.js': CODE,
    'dist/browser/picture.avif': CODE,
    'dist/server/remoteEntry.cjs': CODE,
  })
  return { name, dir, version: '1.0.0', release: '1.0.0-abcdef12', output: join(dir, 'dist/browser') }
}

test('a release lies in the store whole, with compressed copies of what compresses', async () => {
  const store = makeTree()
  const build = built()
  expect(isPublished(store, build)).toBe(false)
  await publish(store, build)
  expect(isPublished(store, build)).toBe(true)
  const file = (name: string) => readFileSync(join(releaseDir(store, build), name))
  expect(brotliDecompressSync(file('main.js.br')).toString()).toBe(CODE)
  expect(gunzipSync(file('main.js.gz')).toString()).toBe(CODE)
  expect(readdirSync(releaseDir(store, build))).not.toContain('picture.avif.br')
  expect(readdirSync(releaseDir(store, build))).not.toContain('mf-manifest.json.br')
  expect(file('server/remoteEntry.cjs').toString()).toBe(CODE)
})

test('a release that is there stays as it is', async () => {
  const store = makeTree()
  const build = built()
  await publish(store, build)
  writeFileSync(join(build.output, 'main.js'), 'other')
  await publish(store, build)
  expect(readFileSync(join(releaseDir(store, build), 'main.js'), 'utf8')).toBe(CODE)
})

test('the remains of a publish that was cut short go', async () => {
  const store = makeTree({ '.draft-mf-cart-1/main.js': '' })
  await removeDrafts(store)
  expect(existsSync(join(store, '.draft-mf-cart-1'))).toBe(false)
})

test('discovery names each release with the integrity of its manifest, and parses by the contract', async () => {
  const store = makeTree()
  const build = built()
  await publish(store, build)
  await writeDiscovery(store, await discoveryOf(store, [build]))
  const written = parseDiscovery(JSON.parse(readFileSync(join(store, 'discovery.json'), 'utf8')))
  expect(written.microFrontends['mf-cart']).toEqual([
    {
      url: '/assets/mf-cart/1.0.0-abcdef12/mf-manifest.json',
      metadata: { version: '1.0.0-abcdef12', integrity: integrityOf(Buffer.from(MANIFEST)) },
      deployment: { traffic: 100, default: true },
      extras: { superium: { ...facts('mf-cart'), server: { 'remoteEntry.cjs': integrityOf(Buffer.from(CODE)) } } },
    },
  ])
})

test('integrity is SRI of SHA-384', () => {
  expect(integrityOf(Buffer.from(''))).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb')
})
