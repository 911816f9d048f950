import { createHash } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { ask, CART_TOKEN, cartFiles, releaseStore } from '../../testing/start-release-site'
import { startS3Bucket } from '../../testing/start-s3-bucket'
import { startSite } from '../../testing/start-site'
import { revisionFile } from './release-store'
import { s3Store } from './s3-store'

closeAfterEach()

const hash = createHash('sha256').update(CART_TOKEN).digest('hex')

/** A bucket with the small site, and edges with empty local copies. */
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
    startSite({ releasesDir: makeReleaseStore({}), releasesBucket: bucket, releaseTokens: { 'mf-cart': [hash] } })
  return { bucket, edge }
}

test('an edge hands out a release that another one received', async () => {
  const { edge } = await open()
  const [one, other] = [await edge(), await edge()]
  await ask(one, 'PUT', '/mf-cart/1.1.0', { tar: cartFiles('1.1.0') })
  const headers = { authorization: `Bearer ${CART_TOKEN}` }
  const answer = await other.inject({ url: '/releases/v1/mf-cart/1.1.0/files', headers })
  expect([answer.statusCode, answer.rawPayload.includes('entry("1.1.0")')]).toEqual([200, true])
})

test('a release to one edge is live at another that shares only the bucket', async () => {
  const { bucket, edge } = await open()
  const [one, other] = [await edge(), await edge()]
  const version = async () =>
    (await other.inject('/discovery.json')).json().microFrontends['mf-cart'][0].metadata.version
  expect(await version()).toBe('1.0.0')
  const made = await ask(one, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar: cartFiles('1.1.0') })
  expect(made.data).toEqual({ version: '1.1.0', revision: 2 })
  await until(async () => (await version()) === '1.1.0')
  expect((await other.inject('/assets/mf-cart/1.1.0/remoteEntry.js')).body).toBe('entry("1.1.0")')

  bucket.down(true)
  expect(await version()).toBe('1.1.0')
  expect((await other.inject('/assets/mf-cart/1.0.0/remoteEntry.js')).statusCode).toBe(200)
  bucket.down(false)
  await ask(other, 'POST', '/mf-cart/rollback')
  await until(async () => (await one.inject('/discovery.json')).body.includes('/mf-cart/1.0.0/'))
})

test('a visitor gets the same version of a canary from every edge', async () => {
  const { edge } = await open()
  const [one, other] = [await edge(), await edge()]
  await ask(one, 'PUT', '/mf-cart/1.1.0?traffic=50', { tar: cartFiles('1.1.0') })
  const visitors = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(16, '0'))
  const versions = (site: typeof one) =>
    Promise.all(
      visitors.map(async (bucket) => {
        const answer = await site.inject({ url: '/discovery.json', headers: { cookie: `superium-bucket=${bucket}` } })
        return answer.json().microFrontends['mf-cart'][0].metadata.version
      }),
    )
  await until(async () => (await versions(other)).includes('1.1.0'))
  const first = await versions(one)
  expect(new Set(first)).toEqual(new Set(['1.0.0', '1.1.0']))
  expect(await versions(other)).toEqual(first)
})
