import { cpSync, rmSync } from 'node:fs'
import { Writable } from 'node:stream'
import { until } from '@superium/shared/testing/node'
import { patternsOverlap } from '../routing/pattern-overlap'
import { closeAfterEach } from '../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../testing/make-release-store'
import { startSite } from '../testing/start-site'
import { RESERVED_PATHS } from './reserved-paths'

closeAfterEach()

test('a healthy server answers ok', async () => {
  const answer = await (await startSite()).inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
})

test('the server is healthy once it knows the live releases, and stays so without the store', async () => {
  const releasesDir = makeReleaseStore({})
  const app = await startSite({ releasesDir })
  const before = await app.inject('/readyz')
  expect([before.statusCode, before.json()]).toEqual([
    503,
    { status: 'error', message: 'The live releases are not known yet.' },
  ])
  cpSync(makeReleaseStore(siteFiles), releasesDir, { recursive: true })
  await until(async () => (await app.inject('/readyz')).statusCode === 200)
  rmSync(releasesDir, { recursive: true })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('all paths of the server are reserved', async () => {
  const app = await startSite({ authEmulatorUrl: 'http://127.0.0.1:9' })
  await app.ready()
  const paths = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^[├└]── (\/\S*)/.exec(line)?.[1] ?? [])
  expect(paths.length).toBeGreaterThan(12)
  const free = paths.filter(
    (path) => !path.startsWith('/sitemap-') && !RESERVED_PATHS.some((own) => patternsOverlap(own, path)),
  )
  expect(free).toEqual([])
})

test('every icon of the web manifest exists with its declared type and size', async () => {
  const app = await startSite()
  const manifest = await app.inject('/site.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const icons: { src: string; type: string; sizes: string }[] = manifest.json().icons
  expect(icons.length).toBeGreaterThan(2)
  for (const { src, type, sizes } of icons) {
    const icon = await app.inject(src)
    expect([icon.statusCode, String(icon.headers['content-type']).split(';')[0]]).toEqual([200, type])
    if (type === 'image/png')
      expect(`${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`).toBe(sizes)
  }
})

test.each([
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/apple-touch-icon.png', /^image\/png/],
])('%s is cached for a day', async (url, type) => {
  const answer = await (await startSite()).inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(type)
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
})

test('the log contains no query, token or cookie', async () => {
  let log = ''
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk
      done()
    },
  })
  const app = await startSite({}, { level: 'trace', stream })
  const headers = { authorization: 'Bearer secret-token', cookie: 'session=secret-cookie', accept: 'text/html' }
  for (const url of [
    '/api/v1/user/get-me?email=a@b.example',
    '/cart?email=a@b.example',
    '/%zz?email=a@b.example',
    '/product-detail/1?email=a@b.example',
  ]) {
    await app.inject({ url, headers })
  }
  expect(log).toContain('"path":"/api/v1/user/get-me"')
  expect(log).not.toMatch(/secret|a@b|email/)
})
