import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../../testing/make-release-store'
import { releaseFiles, writeFiles } from '../../testing/release-files'
import { folderStore } from '../store/folder-store'
import { pruneReleases } from './prune-releases'
import { createReleaseService } from './release-service'

closeAfterEach()

const DAY_MS = 86_400_000
const by = { kind: 'team', name: 'mf-catalog' } as const

async function history(versions: string[]) {
  const dir = makeReleaseStore(siteFiles)
  for (const version of ['1.0.0', 'never-live', ...versions]) {
    writeFiles(join(dir, 'mf-catalog', version), releaseFiles('mf-catalog', version))
  }
  const store = folderStore(dir)
  const releases = createReleaseService(store, () => {})
  for (const version of versions) await releases.release('mf-catalog', version, { by, traffic: 100 })
  return { store, there: (version: string) => existsSync(join(dir, 'mf-catalog', version)) }
}

const VERSIONS = Array.from({ length: 13 }, (_, index) => `1.${index + 1}.0`)

test('nothing is removed while the history is young', async () => {
  const { store, there } = await history(VERSIONS)
  // The small site's first revision is from January.
  expect((await pruneReleases(store, 30)).versions).toEqual([])
  expect(there('1.0.0')).toBe(true)
})

test('later only live versions, rollback targets and versions that were never live remain', async () => {
  const { store, there } = await history(VERSIONS)
  const { versions, revisions } = await pruneReleases(store, 30, Date.now() + 31 * DAY_MS)
  expect(versions.sort()).toEqual(['mf-catalog/1.0.0', 'mf-catalog/1.1.0', 'mf-catalog/1.2.0'])
  expect(revisions).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
  expect([there('1.0.0'), there('1.3.0'), there('1.13.0'), there('never-live')]).toEqual([false, true, true, true])
  expect(await store.revisions()).toEqual([14])
  await createReleaseService(store, () => {}).rollback('mf-catalog', { by })
  expect(await store.revisions()).toEqual([14, 15])
})
