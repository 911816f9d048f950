import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { integrityOf } from '@superium/release/integrity'
import { until } from '@superium/shared/testing/node'
import Fastify from 'fastify'
import { folderStore } from '../releases/store/folder-store'
import { closeAfterEach, closeLater } from '../testing/close-after-each'
import { addDiscovery, catalog, discoveryOf, makeReleaseStore, shell, siteFiles } from '../testing/make-release-store'
import { browse, startSite } from '../testing/start-site'
import { openDiscoveryStore, type Snapshot } from './discovery-store'

closeAfterEach()

function logStream() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, stream }
}

test('the document has an ETag and is revalidated by it', async () => {
  const app = await startSite()
  const first = await app.inject('/discovery.json')
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(Object.keys(first.json().microFrontends)).toEqual(['shell', 'mf-catalog', 'mf-account', 'mf-admin'])

  const etag = String(first.headers.etag)
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.inject({ url: '/discovery.json', headers: { 'if-none-match': tag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  const other = await app.inject({ url: '/discovery.json', headers: { 'if-none-match': '"other"' } })
  expect(other.statusCode).toBe(200)
})

test("an old discovery entry is served with its remote's entry script", async () => {
  const integrity = integrityOf(Buffer.from(siteFiles['mf-catalog/1.0.0/mf-manifest.json']))
  const early = { ...catalog, metadata: { ...catalog.metadata, integrity } }
  const releasesDir = makeReleaseStore({ ...siteFiles, 'discovery.json': discoveryOf(shell, early) })
  const { microFrontends } = (await (await startSite({ releasesDir })).inject('/discovery.json')).json()
  expect(microFrontends['mf-catalog'][0].extras.superium.remoteEntry).toBe('remoteEntry.js')
})

test('a new revision is applied; an invalid one keeps the last valid document and is logged once', async () => {
  const releasesDir = makeReleaseStore(siteFiles)
  const { lines, stream } = logStream()
  const app = await startSite({ releasesDir }, { level: 'info', stream })
  const names = async () => Object.keys((await app.inject('/discovery.json')).json().microFrontends)
  expect(await names()).toHaveLength(4)

  addDiscovery(releasesDir, 2, discoveryOf(shell, catalog))
  await until(async () => (await names()).length === 2)
  expect((await browse(app, '/signin')).statusCode).toBe(404)

  addDiscovery(releasesDir, 3, JSON.stringify({ schema: 's', microFrontends: { 'mf-cart': [] } }))
  const reasons = () => lines.filter((line) => line.includes('keeping the last valid one'))
  await until(() => reasons().length > 0)
  expect(reasons()[0]).toContain('microFrontends.mf-cart')
  expect(await names()).toEqual(['shell', 'mf-catalog'])

  addDiscovery(releasesDir, 4, discoveryOf(shell))
  await until(async () => (await names()).length === 1)
  expect(reasons()).toHaveLength(1)
})

test('an unreachable store keeps the last valid document and is logged once', async () => {
  const releasesDir = makeReleaseStore(siteFiles)
  const { lines, stream } = logStream()
  const app = await startSite({ releasesDir }, { level: 'info', stream })
  const before = (await app.inject('/discovery.json')).headers.etag
  rmSync(join(releasesDir, 'discovery'), { recursive: true })
  writeFileSync(join(releasesDir, 'discovery'), 'a file where a folder was')
  await until(() => lines.some((line) => line.includes('keeping the last valid one')))
  expect((await app.inject('/discovery.json')).headers.etag).toBe(before)
})

test('the server starts with the newest valid revision', async () => {
  const releasesDir = makeReleaseStore(siteFiles)
  addDiscovery(releasesDir, 2, discoveryOf(shell))
  addDiscovery(releasesDir, 3, '{"schema":1}')
  const app = await startSite({ releasesDir })
  expect(Object.keys((await app.inject('/discovery.json')).json().microFrontends)).toEqual(['shell'])
})

test('without a document the site answers 503 with Retry-After', async () => {
  const app = await startSite({ releasesDir: makeReleaseStore({}) })
  const answer = await app.inject('/discovery.json')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().status).toBe('error')
})

/** A discovery store over a release store, whose next snapshot waits for `prepare`. */
function prepared(prepare: (next: Snapshot) => Promise<void>) {
  const releasesDir = makeReleaseStore(siteFiles)
  const store = closeLater(openDiscoveryStore(folderStore(releasesDir), Fastify().log, prepare))
  const revision = async () => (await store.current())?.revision.number
  return { releasesDir, store, revision }
}

test('a new snapshot is served only after its preparation', async () => {
  const asked: number[] = []
  let go: () => void = () => {}
  const { releasesDir, store, revision } = prepared(async ({ revision: { number } }) => {
    asked.push(number)
    if (number > 1) await new Promise<void>((resolve) => (go = resolve))
  })
  expect(await revision()).toBe(1)
  addDiscovery(releasesDir, 2, discoveryOf(shell, catalog))
  const refreshed = store.refresh()
  await until(() => asked.includes(2))
  expect(await revision()).toBe(1)
  go()
  await refreshed
  expect(await revision()).toBe(2)
})

test('a preparation that never ends delays a snapshot by two seconds', async () => {
  const { releasesDir, store, revision } = prepared(({ revision: { number } }) =>
    number > 1 ? new Promise(() => {}) : Promise.resolve(),
  )
  await store.current()
  addDiscovery(releasesDir, 2, discoveryOf(shell))
  await store.refresh()
  expect(await revision()).toBe(2)
})

test('only the newest of several new revisions is prepared', async () => {
  const asked: number[] = []
  const { releasesDir, store, revision } = prepared(async (next) => void asked.push(next.revision.number))
  await store.current()
  for (const number of [4, 3, 2]) addDiscovery(releasesDir, number, discoveryOf(shell))
  await until(async () => (await revision()) === 4)
  expect(asked).toEqual([1, 4])
})
