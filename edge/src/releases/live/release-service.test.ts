import { join } from 'node:path'
import type { Revision } from '@superium/shared/contract'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../../testing/make-release-store'
import { releaseFiles, writeFiles } from '../../testing/release-files'
import { folderStore } from '../store/folder-store'
import type { ReleaseStore } from '../store/release-store'
import { newestRevision } from './newest-revision'
import { createReleaseService, type ReleaseService } from './release-service'

closeAfterEach()

const TEAM = { kind: 'team', name: 'mf-catalog' } as const
const WATCH = { kind: 'automatic', name: 'automatic' } as const

let store: ReleaseStore
let releases: ReleaseService
beforeEach(() => {
  const dir = makeReleaseStore(siteFiles)
  for (const name of ['mf-catalog', 'mf-account']) {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      writeFiles(join(dir, name, version), releaseFiles(name, version))
    }
  }
  store = folderStore(dir)
  releases = createReleaseService(store, () => {})
})

const newest = async (): Promise<Revision> => {
  const { revision } = await newestRevision(store)
  if (!revision) throw new Error('nothing is live')
  return revision
}
const live = async (name = 'mf-catalog') =>
  (await newest()).discovery.microFrontends[name]?.map(({ metadata, deployment }) => [
    metadata.version,
    deployment?.traffic,
  ])

test('a release goes to everybody, with actor, time and reason in the history', async () => {
  const made = await releases.release('mf-catalog', '1.1.0', { by: TEAM, why: 'A wider grid', traffic: 100 })
  expect(await live()).toEqual([['1.1.0', 100]])
  expect(made).toMatchObject({
    number: 2,
    by: TEAM,
    action: 'release',
    why: 'A wider grid',
    changes: [{ name: 'mf-catalog', version: '1.1.0', traffic: 100 }],
    live: { 'mf-catalog': { '1.1.0': { by: TEAM, at: made.at } } },
  })
  expect(await newest()).toEqual(made)
})

test('a canary gets its share and can be widened, replaced and promoted', async () => {
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 10 })
  expect(await live()).toEqual([
    ['1.0.0', 90],
    ['1.1.0', 10],
  ])
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 50 })
  expect(await live()).toEqual([
    ['1.0.0', 50],
    ['1.1.0', 50],
  ])
  const next = () => ({ by: TEAM, traffic: 5 })
  await expect(releases.release('mf-catalog', '1.2.0', next())).rejects.toThrow(
    'mf-catalog 1.1.0 is a canary for 50 % of the visitors and would end. Promote it or roll it back first, or say --replace-canary.',
  )
  await releases.release('mf-catalog', '1.2.0', { ...next(), replaceCanary: true })
  expect(await live()).toEqual([
    ['1.0.0', 95],
    ['1.2.0', 5],
  ])
  await releases.promote('mf-catalog', { by: TEAM, version: '1.2.0' })
  expect(await live()).toEqual([['1.2.0', 100]])
  await expect(releases.promote('mf-catalog', { by: TEAM, version: '1.2.0' })).rejects.toThrow(
    'mf-catalog has no canary',
  )
})

test('a promotion names its version, so that a newer canary is not promoted', async () => {
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 10 })
  await releases.release('mf-catalog', '1.2.0', { by: TEAM, traffic: 10, replaceCanary: true })
  await expect(releases.promote('mf-catalog', { by: TEAM, version: '1.1.0' })).rejects.toThrow(
    'The canary of mf-catalog is 1.2.0, not 1.1.0.',
  )
  expect(await live()).toEqual([
    ['1.0.0', 90],
    ['1.2.0', 10],
  ])
})

test('rollbacks end the canary, then restore earlier versions one by one, except those that were rolled back', async () => {
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 100 })
  await releases.release('mf-catalog', '1.2.0', { by: TEAM, traffic: 10 })
  await releases.rollback('mf-catalog', { by: TEAM })
  expect(await live()).toEqual([['1.1.0', 100]])
  await releases.rollback('mf-catalog', { by: TEAM })
  expect(await live()).toEqual([['1.0.0', 100]])
  await expect(releases.rollback('mf-catalog', { by: TEAM })).rejects.toThrow('mf-catalog has no earlier version')
})

test('a version that was taken back goes live again only when that is confirmed', async () => {
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 100 })
  await releases.rollback('mf-catalog', { by: WATCH, why: 'It failed.' })
  const again = () => releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 10 })
  await expect(again()).rejects.toThrow(
    /^mf-catalog 1\.1\.0 was taken back on \d{4}-\d\d-\d\d by automatic \(It failed\.\)\. To make it live all the same, say --again\.$/,
  )
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 10, again: true })
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 50 })
  expect(await live()).toEqual([
    ['1.0.0', 50],
    ['1.1.0', 50],
  ])
})

test('several instances that see the same failure roll back once', async () => {
  await releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 100 })
  await releases.release('mf-catalog', '1.2.0', { by: TEAM, traffic: 100 })
  const why = 'Failures: 4 % against 0.1 %'
  const made = await Promise.all(
    [1, 2, 3].map(() => releases.rollback('mf-catalog', { by: WATCH, why, version: '1.2.0' })),
  )
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await live()).toEqual([['1.1.0', 100]])
  expect(await newest()).toMatchObject({ by: WATCH, why, action: 'rollback' })
})

test('simultaneous releases of two teams are both live', async () => {
  const others = createReleaseService(folderStore(store.dir), () => {})
  const names = ['mf-catalog', 'mf-account']
  for (const version of ['1.1.0', '1.2.0']) {
    await Promise.all(
      names.map((name, index) => [releases, others][index]?.release(name, version, { by: TEAM, traffic: 100 })),
    )
    for (const name of names) expect(await live(name)).toEqual([[version, 100]])
  }
  expect(await store.revisions()).toEqual([1, 2, 3, 4, 5])
})

test('a revision that the store does not give for a moment is not undone by the next release', async () => {
  await releases.release('mf-account', '1.1.0', { by: TEAM, traffic: 100 })
  let asked = 0
  const failing: ReleaseStore = {
    ...store,
    revision: (number) => (asked++ === 0 ? Promise.reject(new Error('status 503')) : store.revision(number)),
  }
  const edge = createReleaseService(failing, () => {})
  await expect(edge.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 100 })).rejects.toThrow(
    'The release store does not answer. Try again in a moment.',
  )
  await edge.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 100 })
  expect([await live('mf-account'), await live()]).toEqual([[['1.1.0', 100]], [['1.1.0', 100]]])
})

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a version that is not in the store',
    () => releases.release('mf-catalog', '9.0.0', { by: TEAM, traffic: 100 }),
    'mf-catalog 9.0.0 is not in the store',
  ],
  [
    'the version that is live',
    () => releases.release('mf-catalog', '1.0.0', { by: TEAM, traffic: 100 }),
    'already live for everybody',
  ],
  ['a name that is not live', () => releases.rollback('mf-cart', { by: TEAM }), 'mf-cart is not live'],
])('%s is refused', async (_, act, reason) => {
  await expect(act()).rejects.toThrow(reason)
  expect(await store.revisions()).toEqual([1])
})

test('a failed check keeps a release from going live', async () => {
  const check = async () => {
    throw new Error('the cart page throws')
  }
  await expect(releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 100, check })).rejects.toThrow(
    'page throws',
  )
  expect(await live()).toEqual([['1.0.0', undefined]])
})

test('a release whose manifest does not match its hash does not go live', async () => {
  writeFiles(join(store.dir, 'mf-catalog/1.1.0'), { 'mf-manifest.json': '{}' })
  await expect(releases.release('mf-catalog', '1.1.0', { by: TEAM, traffic: 100 })).rejects.toThrow(
    'does not match its hash',
  )
})
