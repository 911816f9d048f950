import { cpSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { deployment, discoveryOf, makeReleaseStore, siteFiles } from '../testing/make-release-store'
import { readDocumentData } from '../testing/read-document-data'
import { browse, startSite } from '../testing/start-site'

closeAfterEach()

test("a document carries the host, preload hints for the page's remote, and the document data", async () => {
  const answer = await browse(await startSite({ authEmulatorUrl: 'http://127.0.0.1:9' }), '/products')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
  expect(answer.body).toContain('<script defer src="/assets/shell/1.0.0/main.js"></script>')
  // The style sheet is inlined; its disabled link tells the bundler's loader so.
  expect(answer.body).toMatch(
    /<style nonce="\w+">body\{\}<\/style><link rel="stylesheet" href="http:\/\/localhost\S*\/main\.css" disabled>/,
  )
  const preload = (file: string) =>
    `<link rel="preload" as="script" crossorigin="anonymous" fetchpriority="low" href="/assets/mf-catalog/1.0.0/${file}">`
  expect(answer.body).toContain(preload('remoteEntry.js'))
  expect(answer.body).toContain(preload('routes.js'))
  expect(answer.body).not.toContain('search.js')
  expect(answer.body).not.toContain('later.js')
  expect(answer.body).toMatch(/<noscript><p class="no-script">[^<]+<\/p><\/noscript>/)
  expect(readDocumentData(answer.body, 'superium-discovery')).toMatchObject({
    microFrontends: { shell: [{ deployment: { traffic: 100 } }] },
  })
  expect(readDocumentData(answer.body, 'superium-config')).toEqual({
    apiBase: '',
    development: true,
    identity: {
      apiKey: 'key',
      authDomain: 'superium.firebaseapp.com',
      projectId: 'superium',
      emulator: true,
      google: true,
    },
    site: 'Superium',
  })
})

test('the token sync address is sent only where it is set', async () => {
  const answer = await browse(await startSite({ tokenSyncUrl: 'https://sync.example/token' }), '/')
  expect(readDocumentData(answer.body, 'superium-config')).toMatchObject({
    tokenSyncUrl: 'https://sync.example/token',
    identity: { emulator: false, google: true },
  })
})

test('every response has its own nonces, and its policy names them', async () => {
  const app = await startSite()
  const seen = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const answer = await browse(app, '/')
    const policy = String(answer.headers['content-security-policy'])
    const script = /<script nonce="([^"]+)">/.exec(answer.body)?.[1] ?? 'none'
    const style = /<style nonce="([^"]+)">/.exec(answer.body)?.[1] ?? 'none'
    expect(script.length).toBeGreaterThanOrEqual(22)
    expect(policy).toContain(`'nonce-${script}'`)
    expect(policy).toContain(`'nonce-${style}'`)
    expect(answer.body).toContain(`<meta property="csp-nonce" content="" nonce="${style}">`)
    seen.add(script).add(style)
  }
  expect(seen.size).toBe(6)
})

test('every inline script and style has a nonce; other scripts have an address or are data', async () => {
  const { body } = await browse(await startSite(), '/')
  const tags = body.match(/<(?:script|style)\b[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(4)
  for (const tag of tags) expect(tag).toMatch(/ nonce="| src="| type="application\/json"/)
  expect(body).not.toMatch(/\son\w+=|\sstyle=/)
})

test.each([
  ['/', 200, 'no-cache'],
  ['/products?page=2', 200, 'no-cache'],
  ['/signin', 200, 'no-cache'],
  ['/myaccount', 200, 'private, no-cache'],
  ['/myaccount/orders/7', 200, 'private, no-cache'],
  ['/superium-admin', 200, 'private, no-cache'],
  ['/superium-admin/users', 200, 'private, no-cache'],
  ['/checkout', 404, 'no-cache'],
  ['/superium-administrator', 404, 'no-cache'],
  ['/nowhere', 404, 'no-cache'],
  ['/products/7', 404, 'no-cache'],
])('%s answers %i with %s', async (url, status, caching) => {
  const answer = await browse(await startSite(), url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, caching])
  expect(answer.body).toContain('id="superium-config"')
  expect(answer.body.includes('content="noindex"')).toBe(status === 404 || caching.startsWith('private'))
})

test('without host scripts, a host or discovery the page is a 503 with Retry-After', async () => {
  const incomplete = makeReleaseStore(siteFiles)
  rmSync(join(incomplete, 'shell/1.0.0/main.js'))
  const hostless = makeReleaseStore({
    ...siteFiles,
    'discovery.json': discoveryOf(deployment('mf-catalog', { routes: ['/'] })),
  })
  const escaping = deployment('shell', { kind: 'host', entry: { js: ['../../secret.js'], css: [] } })
  const outside = makeReleaseStore({ ...siteFiles, 'secret.js': '', 'discovery.json': discoveryOf(escaping) })
  for (const releasesDir of [incomplete, hostless, outside, makeReleaseStore({})]) {
    const answer = await browse(await startSite({ releasesDir }), '/cart?x="><script>')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('Try again')
    expect(answer.body).not.toContain('<script')
    const nonce = /<style nonce="([^"]+)">/.exec(answer.body)?.[1]
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  }
})

test('a host that is released later is served without a restart', async () => {
  const releasesDir = makeReleaseStore({})
  const app = await startSite({ releasesDir })
  expect((await browse(app, '/')).statusCode).toBe(503)
  cpSync(makeReleaseStore(siteFiles), releasesDir, { recursive: true })
  await until(async () => (await browse(app, '/')).statusCode === 200)
})

test('a host on a dev server is loaded from there', async () => {
  const host = {
    ...deployment('shell', { kind: 'host', entry: { js: ['main.js'], css: [] } }),
    url: 'http://localhost:4000/mf-manifest.json',
  }
  const app = await startSite({
    releasesDir: makeReleaseStore({ 'discovery.json': discoveryOf(host) }),
    devRemotes: { shell: 'http://localhost:4000' },
  })
  const answer = await browse(app, '/')
  expect(answer.body).toContain('<script defer src="http://localhost:4000/main.js"></script>')
  expect(answer.headers['content-security-policy']).toContain('script-src http://localhost:4000 ')
})

test('a remote without a readable manifest is served without preload hints', async () => {
  for (const manifest of ['<!doctype html>', '{}', '{"metaData":{"remoteEntry":{"name":"../../../evil.js"}}}']) {
    const releasesDir = makeReleaseStore({ ...siteFiles, 'mf-catalog/1.0.0/mf-manifest.json': manifest })
    const answer = await browse(await startSite({ releasesDir }), '/')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('rel="preload"')
  }
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s of a document is 405', async (method) => {
  const answer = await (await startSite()).inject({ method, url: '/cart', headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each(['{', 'x'.repeat(2_000_000)])('an unread request body changes nothing', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await (await startSite()).inject({ method: 'POST', url: '/cart', headers, payload })
  expect(answer.statusCode).toBe(405)
})

test('HEAD has the status and headers of GET without a body', async () => {
  const app = await startSite()
  for (const [url, status] of [
    ['/', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.body]).toEqual([status, ''])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test.each([
  ['/missing.png', 'image/avif,image/webp,*/*;q=0.8', 404],
  ['/missing.js', '*/*', 404],
  ['/products', 'application/json', 404],
  ['/products', '*/*', 200],
  ['/missing.png', 'text/html', 404],
])('%s for "%s" is %i', async (url, accept, status) => {
  const answer = await (await startSite()).inject({ url, headers: { accept } })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('<html')).toBe(status === 200 || accept === 'text/html')
})

test('redirects stay on the site', async () => {
  const app = await startSite()
  const moved = await browse(app, '/details/42?a=1')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/product-detail/42?a=1'])
  const bare = await browse(app, '/product-detail')
  expect([bare.statusCode, bare.headers.location]).toEqual([302, '/products'])
  const tidied = await browse(app, '/cart///?a=1')
  expect([tidied.statusCode, tidied.headers.location]).toEqual([301, '/cart?a=1'])
  const away = await browse(app, '//evil.example/')
  expect([away.statusCode, away.headers.location]).toEqual([301, '/evil.example'])
})

test('an address that cannot be decoded is 400', async () => {
  const answer = await browse(await startSite(), '/%zz')
  expect([answer.statusCode, answer.body]).toEqual([400, 'Bad request\n'])
})

test('a request target in absolute form (RFC 9112 §3.2.2) is answered as its path', async () => {
  const app = await startSite()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = new URL(origin)
  const status = await new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path: `http://evil.example:1/products`, headers: { accept: 'text/html' } },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      },
    ).once('error', reject)
  })
  expect(status).toBe(200)
})
