import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { closeAfterEach } from '../testing/closing'
import { catalog, deployment, discoveryOf, makeReleases, shell, siteFiles } from '../testing/releases'
import { browse, startSite } from '../testing/site'

const LOOKED_AT_AGAIN_MS = 300

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

test('the document is served with an ETag and answers 304 to it', async () => {
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

test('a new file is taken up, and a broken one leaves the last good document and its reason in the log, once', async () => {
  const releasesDir = makeReleases(siteFiles)
  const file = join(releasesDir, 'discovery.json')
  const { lines, stream } = logStream()
  const app = await startSite({ releasesDir }, { level: 'info', stream })
  const names = async () => Object.keys((await app.inject('/discovery.json')).json().microFrontends)
  expect(await names()).toHaveLength(4)

  writeFileSync(file, discoveryOf(shell, catalog))
  await wait(LOOKED_AT_AGAIN_MS)
  expect(await names()).toEqual(['shell', 'mf-catalog'])
  expect((await browse(app, '/signin')).statusCode).toBe(404)

  writeFileSync(file, JSON.stringify({ schema: 's', microFrontends: { 'mf-cart': [] } }))
  await wait(LOOKED_AT_AGAIN_MS)
  expect(await names()).toEqual(['shell', 'mf-catalog'])
  await wait(LOOKED_AT_AGAIN_MS)
  await names()
  const reasons = () => lines.filter((line) => line.includes('keeping the last good one'))
  expect(reasons()).toHaveLength(1)
  expect(reasons()[0]).toContain('microFrontends.mf-cart')

  rmSync(file)
  await wait(LOOKED_AT_AGAIN_MS)
  expect(await names()).toEqual(['shell', 'mf-catalog'])

  writeFileSync(file, discoveryOf(shell))
  await wait(LOOKED_AT_AGAIN_MS)
  expect(await names()).toEqual(['shell'])
})

test('the file is looked at no more than every 250 ms', async () => {
  const releasesDir = makeReleases(siteFiles)
  const app = await startSite({ releasesDir })
  const before = (await app.inject('/discovery.json')).headers.etag
  writeFileSync(join(releasesDir, 'discovery.json'), discoveryOf(shell))
  expect((await app.inject('/discovery.json')).headers.etag).toBe(before)
})

test('without a document the site says so: 503, to be tried again', async () => {
  const app = await startSite({ releasesDir: makeReleases({}) })
  const answer = await app.inject('/discovery.json')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().status).toBe('error')
})

test('a visitor without a bucket gets the default deployment of each name, and nothing of the canary', async () => {
  const stable = { ...deployment('mf-catalog', { routes: ['/'] }), deployment: { traffic: 90, default: true } }
  const canary = {
    ...deployment('mf-catalog', { version: '2.0.0', routes: ['/new'] }),
    deployment: { traffic: 10, default: false },
  }
  const document = { schema: 's', microFrontends: { shell: [shell], 'mf-catalog': [canary, stable] } }
  const app = await startSite({
    releasesDir: makeReleases({ ...siteFiles, 'discovery.json': JSON.stringify(document) }),
  })
  const page = await browse(app, '/')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('/assets/mf-catalog/1.0.0/')
  expect(page.body).not.toContain('2.0.0')
  expect((await browse(app, '/new')).statusCode).toBe(404)
})
