import { join } from 'node:path'
import { startBucket } from '../../testing/bucket'
import { closeAfterEach } from '../../testing/closing'
import { writeFiles } from '../../testing/release-folder'
import { makeReleases } from '../../testing/releases'
import { bringListed } from './bring-listed'
import { s3Store } from './s3'

closeAfterEach()

const draft = () => writeFiles(join(makeReleases({}), 'draft'), { 'main.js': 'run()' })

test('made-up versions and names cost the bucket a listing at most, and what is there is brought', async () => {
  const bucket = await startBucket()
  await s3Store(bucket, makeReleases({})).add('mf-cart', '1.0.0', draft())
  const store = s3Store(bucket, makeReleases({}))
  const brought: string[] = []
  const bring = bringListed(
    {
      versions: store.versions,
      bring: async (name, version) => {
        brought.push(`${name} ${version}`)
        await store.bring(name, version)
      },
    },
    async (name) => name === 'mf-cart',
  )
  const before = bucket.asked()
  // All at once: within the second that a list is kept.
  await Promise.all(Array.from({ length: 200 }, (_, index) => bring('mf-cart', `9.9.${index}`)))
  await Promise.all(Array.from({ length: 200 }, (_, index) => bring(`mf-made-up-${index}`, '1.0.0')))
  expect(bucket.asked() - before).toBeLessThan(5)
  expect(brought).toEqual([])
  await bring('mf-cart', '1.0.0')
  expect(brought).toEqual(['mf-cart 1.0.0'])
})
