import { join } from 'node:path'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { writeFiles } from '../../testing/release-files'
import { startS3Bucket } from '../../testing/start-s3-bucket'
import { createDownloadIfListed } from './download-if-listed'
import { s3Store } from './s3-store'

closeAfterEach()

const draft = () => writeFiles(join(makeReleaseStore({}), 'draft'), { 'main.js': 'run()' })

test('made-up versions and names cost one listing at most, and a listed version is downloaded', async () => {
  const bucket = await startS3Bucket()
  await s3Store(bucket, makeReleaseStore({})).add('mf-cart', '1.0.0', draft())
  const store = s3Store(bucket, makeReleaseStore({}))
  const brought: string[] = []
  const download = createDownloadIfListed(
    {
      versions: store.versions,
      download: async (name, version) => {
        brought.push(`${name} ${version}`)
        await store.download(name, version)
      },
    },
    async (name) => name === 'mf-cart',
  )
  const before = bucket.requests()
  // In parallel, within the second for which a list is reused.
  await Promise.all(Array.from({ length: 200 }, (_, index) => download('mf-cart', `9.9.${index}`)))
  await Promise.all(Array.from({ length: 200 }, (_, index) => download(`mf-made-up-${index}`, '1.0.0')))
  expect(bucket.requests() - before).toBeLessThan(5)
  expect(brought).toEqual([])
  await download('mf-cart', '1.0.0')
  expect(brought).toEqual(['mf-cart 1.0.0'])
})
