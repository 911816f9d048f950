import { Readable } from 'node:stream'
import { closeAfterEach } from '../../testing/close-after-each'
import { cartCode, cartFiles, releaseStore, tarOf } from '../../testing/start-release-site'
import { NOBODY } from '../../testing/start-site'
import { newestRevision } from '../live/newest-revision'
import { createReleaseService } from '../live/release-service'
import { folderStore } from '../store/folder-store'
import { createUpload } from './upload'

closeAfterEach()

const by = { kind: 'team', name: 'mf-cart' } as const

test('a forced version that was stored and never went live is held to 10 % all the same', async () => {
  const store = folderStore(releaseStore())
  const releases = createReleaseService(store, () => {})
  const site = { store, apiUrl: NOBODY, registry: { current: async () => [] } }
  // As if this process was killed, or another canary was live, right after the version was stored.
  const cutShort = { ...releases, release: () => Promise.reject(new Error('cut short')) }
  const tar = await tarOf(cartFiles('1.1.0', { files: { 'server/remoteEntry.cjs': cartCode('null.lines') } }))
  const stream = Readable.from([tar])
  const upload = createUpload(cutShort, site).release(
    { name: 'mf-cart', version: '1.1.0', stream, retire: [] },
    { ...{ by, why: '', traffic: 10, force: true, replaceCanary: false }, confirm: async () => {} },
  )
  await expect(upload).rejects.toThrow('cut short')
  const { revision } = await newestRevision(store)
  expect(revision).toMatchObject({
    changes: [{ name: 'mf-cart', version: '1.1.0', traffic: 0 }],
    why: expect.stringContaining('uploaded with --force although the smoke render failed: The page /cart'),
  })
  const goLive = (traffic: number) =>
    createUpload(releases, site).goLive('mf-cart', '1.1.0', { by, why: '', traffic, retire: [] })
  await expect(goLive(100)).rejects.toThrow('10 % of the visitors is the most that it may get')
  await goLive(10)
})
