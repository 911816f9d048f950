import { join } from 'node:path'
import { newestRevision } from '../../../edge/src/releases/live/newest-revision'
import { folderStore } from '../../../edge/src/releases/store/folder-store'
import type { Build } from '../build/build-front-ends'
import { makeTree } from '../testing/make-tree'
import { firstRelease } from './first-release'

function built(name: string, kind: 'host' | 'remote', release = '1.0.0-abcdef12'): Build {
  const facts = { name, kind, container: name.replaceAll('-', '_'), owner: 'Web', version: release, commit: 'abc' }
  const dir = makeTree({
    'dist/browser/mf-manifest.json': JSON.stringify({
      name: facts.container,
      metaData: { remoteEntry: { name: 'main.js', path: '' } },
      shared: [],
      exposes: [],
    }),
    'dist/browser/superium.json': JSON.stringify({ ...facts, routes: [], slots: [], contract: 1, shared: {} }),
    'dist/browser/main.js': 'export {}',
    'dist/server/remoteEntry.cjs': '',
  })
  return { name, dir, version: '1.0.0', release, output: join(dir, 'dist/browser') }
}

test('an empty store gets shell and remotes as its first revision', async () => {
  const store = folderStore(makeTree())
  expect(await firstRelease(store, [built('shell', 'host'), built('mf-cart', 'remote')])).toBe(true)
  const { number, revision } = await newestRevision(store)
  expect(number).toBe(1)
  expect(Object.keys(revision?.discovery.microFrontends ?? {})).toEqual(['shell', 'mf-cart'])
  expect(await store.has('mf-cart', '1.0.0-abcdef12')).toBe(true)
})

test('a store in which something is live stays as it is', async () => {
  const store = folderStore(makeTree())
  await firstRelease(store, [built('mf-cart', 'remote')])
  expect(await firstRelease(store, [built('mf-cart', 'remote', '2.0.0-00000000')])).toBe(false)
  expect((await newestRevision(store)).number).toBe(1)
  expect(await store.versions('mf-cart')).toEqual(['1.0.0-abcdef12'])
})

test('of two processes that fill the same store one makes it live', async () => {
  const dir = makeTree()
  const done = await Promise.all([
    firstRelease(folderStore(dir), [built('mf-cart', 'remote', '1.0.0-11111111')]),
    firstRelease(folderStore(dir), [built('mf-cart', 'remote', '1.0.0-22222222')]),
  ])
  expect(done.toSorted()).toEqual([false, true])
  expect((await newestRevision(folderStore(dir))).number).toBe(1)
})
