import { createHash } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { ask, CART_TOKEN, cartFiles, releaseStore } from '../../testing/start-release-site'
import { startS3Bucket } from '../../testing/start-s3-bucket'
import { browse, startSite } from '../../testing/start-site'
import { revisionFile } from './release-store'
import { s3Store } from './s3-store'

closeAfterEach()

const hash = createHash('sha256').update(CART_TOKEN).digest('hex')
/** Short, because every request to a silent bucket is tried three times; longer than a busy machine keeps a healthy one waiting. */
const IDLE_MS = 1000

/** A bucket with the small site, and how to start an edge with an empty local copy. */
async function open() {
  const bucket = await startS3Bucket()
  const filling = s3Store(bucket, makeReleaseStore({}))
  const dir = releaseStore()
  for (const name of ['shell', 'mf-cart']) {
    const copy = join(makeReleaseStore({}), name)
    cpSync(join(dir, name, '1.0.0'), copy, { recursive: true })
    await filling.add(name, '1.0.0', copy)
  }
  await filling.addRevision(1, readFileSync(join(dir, 'discovery', revisionFile(1)), 'utf8'))
  const edge = () =>
    startSite({
      releasesDir: makeReleaseStore({}),
      releasesBucket: { ...bucket, idleMs: IDLE_MS },
      releaseTokens: { 'mf-cart': [hash] },
    })
  return { bucket, filling, edge }
}

test('while the bucket is silent pages, files and health go on, a release is 503 in words, and works afterwards', async () => {
  const { bucket, filling, edge } = await open()
  const site = await edge()
  expect((await browse(site, '/cart')).statusCode).toBe(200)
  // Another edge releases a version that this one does not have.
  await filling.add('mf-cart', '0.9.0', makeReleaseStore(cartFiles('0.9.0')))

  bucket.silent(true)
  for (const path of ['/cart', '/discovery.json', '/readyz', '/assets/mf-cart/1.0.0/remoteEntry.js'])
    expect([path, (await browse(site, path)).statusCode]).toEqual([path, 200])
  const unknown = await browse(site, '/assets/mf-cart/0.9.0/remoteEntry.js')
  expect([unknown.statusCode, unknown.headers['cache-control'], unknown.body]).toEqual([
    ...[503, 'no-store', 'This file is being repaired. Please try again later.\n'],
  ])
  const refused = await ask(site, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar: cartFiles('1.1.0') })
  expect(refused).toMatchObject({
    ...{ status: 'error', message: 'The release store does not answer. Try again in a moment.' },
    headers: { 'retry-after': '5' },
  })

  bucket.silent(false)
  const made = await ask(site, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar: cartFiles('1.1.0') })
  expect(made.data).toEqual({ version: '1.1.0', revision: 2 })
  expect((await browse(site, '/assets/mf-cart/0.9.0/remoteEntry.js')).statusCode).toBe(200)
  await until(async () => (await site.inject('/discovery.json')).body.includes('/mf-cart/1.1.0/'))
})

test('an edge that starts while the bucket is silent says that it is not ready, and comes up with the bucket', async () => {
  const { bucket, edge } = await open()
  bucket.silent(true)
  const site = await edge()
  expect((await site.inject('/readyz')).statusCode).toBe(503)
  const page = await browse(site, '/cart')
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5'])
  expect(page.body).toContain('Back in a moment')
  expect(page.body).toContain('>Try again</a>')

  bucket.silent(false)
  await until(async () => (await site.inject('/readyz')).statusCode === 200)
  expect((await browse(site, '/cart')).statusCode).toBe(200)
})
