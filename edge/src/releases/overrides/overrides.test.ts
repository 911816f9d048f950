import type { FastifyInstance } from 'fastify'
import { closeAfterEach } from '../../testing/close-after-each'
import { readDocumentData } from '../../testing/read-document-data'
import { releaseFiles } from '../../testing/release-files'
import { ADMIN_TOKEN, ask, cartFiles, releaseStore, startReleaseSite } from '../../testing/start-release-site'
import { browse } from '../../testing/start-site'
import { startUpstream } from '../../testing/start-upstream'
import { parseDevServers } from './dev-server-overrides'
import { createOverrideLinks } from './override-links'

closeAfterEach()

const SECRET = 'a-service-token-of-a-test-site'

async function site(change: Parameters<typeof startReleaseSite>[1] = {}): Promise<FastifyInstance> {
  const app = await startReleaseSite(releaseStore(), { serviceToken: SECRET, ...change })
  const stored = await ask(app, 'PUT', '/mf-cart/1.1.0', { tar: cartFiles('1.1.0') })
  expect(stored.status).toBe('success')
  return app
}

const versionOf = (html: string) =>
  (
    readDocumentData(html, 'superium-discovery') as {
      microFrontends: Record<string, { metadata: { version: string } }[]>
    }
  ).microFrontends['mf-cart']?.[0]?.metadata.version

const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0] ?? ''

test('an override link loads a stored version in the browser that opens it, until the override is turned off', async () => {
  const app = await site()
  const { data } = await ask(app, 'POST', '/overrides', {
    token: ADMIN_TOKEN,
    body: { versions: { 'mf-cart': '1.1.0' } },
  })
  const opened = await browse(app, `/cart${data.path.slice(1)}&a=1`)
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/cart?a=1'])
  expect(opened.headers['set-cookie']).toContain('HttpOnly')
  const cookie = cookieOf(opened.headers)
  const mine = await browse(app, '/cart', { cookie })
  expect(versionOf(mine.body)).toBe('1.1.0')
  expect(mine.headers['cache-control']).toBe('no-store')
  expect(readDocumentData(mine.body, 'superium-config')).toMatchObject({
    override: { versions: { 'mf-cart': '1.1.0' }, until: expect.any(Number) },
  })
  const others = await browse(app, '/cart')
  expect(versionOf(others.body)).toBe('1.0.0')
  expect(readDocumentData(others.body, 'superium-config')).not.toHaveProperty('override')
  const left = await browse(app, '/cart?superium-override=off', { cookie })
  expect(left.headers.location).toBe('/cart')
  expect(String(left.headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970')
})

test('an override link is answered once: the page behind it is not rendered for nothing', async () => {
  const warnings: string[] = []
  const stream = { write: (line: string) => void warnings.push(line) }
  const app = await startReleaseSite(releaseStore(), { serviceToken: SECRET }, { level: 'warn', stream })
  for (const value of ['off', 'made-up']) await browse(app, `/cart?superium-override=${value}`)
  expect((await browse(app, '/cart')).statusCode).toBe(200)
  expect(warnings).toEqual([])
})

test('an override link loads a remote that was never live', async () => {
  const app = await site()
  const tar = releaseFiles('mf-wish', '0.1.0', { routes: ['/wish'], facts: { shared: { react: '^19.3.1' } } })
  expect(await ask(app, 'PUT', '/mf-wish/0.1.0', { token: ADMIN_TOKEN, tar })).toMatchObject({ status: 'success' })
  const body = { versions: { 'mf-wish': '0.1.0' } }
  const { data } = await ask(app, 'POST', '/overrides', { token: ADMIN_TOKEN, body })
  const cookie = cookieOf((await browse(app, data.path)).headers)
  const mine = await browse(app, '/wish', { cookie })
  expect(mine.statusCode).toBe(200)
  expect(readDocumentData(mine.body, 'superium-discovery')).toMatchObject({
    microFrontends: { 'mf-wish': [{ metadata: { version: '0.1.0' } }] },
  })
  expect((await browse(app, '/wish')).statusCode).toBe(404)
})

test('override links are for stored versions only', async () => {
  const app = await site()
  const body = { versions: { 'mf-cart': '1.1.0' } }
  for (const [versions, message] of [
    [{ 'mf-cart': '9.9.9' }, 'mf-cart 9.9.9 is not in the store.'],
    [{ 'mf-cart': '../../etc' }, 'semantic version'],
    [{}, 'at least one'],
  ] as const) {
    const refused = await ask(app, 'POST', '/overrides', { token: ADMIN_TOKEN, body: { versions } })
    expect(refused.message).toContain(message)
  }
  const long = await ask(app, 'POST', '/overrides', { token: ADMIN_TOKEN, body: { ...body, hours: 1000 } })
  expect(long.message).toBe('hours must be a whole number from 1 to 72.')
})

test('the links of a token end when it is revoked, also for a browser that has opened one, and those of its successor do not', async () => {
  const app = await site()
  const body = { label: 'CI main', kind: 'job', days: 30 }
  const makeToken = async () => (await ask(app, 'POST', '/names/mf-cart/tokens', { token: ADMIN_TOKEN, body })).data
  const linkBy = async (token: string) =>
    (await ask(app, 'POST', '/overrides', { token, body: { versions: { 'mf-cart': '1.1.0' } } })).data.path
  const stolen = await makeToken()
  const link = await linkBy(stolen.token)
  const cookie = cookieOf((await browse(app, link)).headers)
  expect(versionOf((await browse(app, '/cart', { cookie })).body)).toBe('1.1.0')
  await ask(app, 'DELETE', `/names/mf-cart/tokens/${stolen.id}`, { token: ADMIN_TOKEN })
  expect(versionOf((await browse(app, '/cart', { cookie })).body)).toBe('1.0.0')
  expect((await browse(app, link)).statusCode).toBe(403)
  const other = cookieOf((await browse(app, await linkBy((await makeToken()).token))).headers)
  expect(versionOf((await browse(app, '/cart', { cookie: other })).body)).toBe('1.1.0')
})

test('a team makes links to its own uploads only, and to none that is live', async () => {
  const app = await site()
  const own = await ask(app, 'POST', '/overrides', { body: { versions: { 'mf-cart': '1.1.0' } } })
  const cookie = cookieOf((await browse(app, own.data.path)).headers)
  expect(versionOf((await browse(app, '/cart', { cookie })).body)).toBe('1.1.0')
  expect(versionOf((await browse(app, '/cart')).body)).toBe('1.0.0')
  for (const versions of [{ shell: '1.0.0' }, { 'mf-cart': '1.1.0', shell: '1.0.0' }, { 'mf-account': '1.0.0' }]) {
    const refused = await ask(app, 'POST', '/overrides', { body: { versions } })
    expect(refused.message).toMatch(/^The token belongs to mf-cart and makes no links to versions of /)
  }
})

test('a link says nothing but versions, end and the team, has a length, and leaves the address at once', async () => {
  const app = await site()
  const body = { versions: { 'mf-cart': '1.1.0' } }
  for (const [token, by] of [
    [ADMIN_TOKEN, 'administrator'],
    [undefined, 'mf-cart'],
  ] as const) {
    const { data } = await ask(app, 'POST', '/overrides', { body, ...(token && { token }) })
    const link = data.path.split('=')[1]
    const payload = JSON.parse(Buffer.from(link.split('.')[1], 'base64url').toString())
    expect(payload).toEqual({ ...body, aud: 'superium-override', sub: by, exp: expect.any(Number) })
    const opened = await browse(app, `/cart?superium-override=${link}`)
    expect([opened.headers.location, opened.headers['cache-control']]).toEqual(['/cart', 'no-store'])
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
  }
  const names = Array.from({ length: 11 }, (_, index) => [`mf-${index}`, '1.0.0'])
  const many = { versions: Object.fromEntries(names) }
  const refused = await ask(app, 'POST', '/overrides', { token: ADMIN_TOKEN, body: many })
  expect(refused.message).toBe('versions must name at most 10 remotes.')
})

test('an expired, changed or foreign override link is refused, and its cookie has no effect', async () => {
  const app = await site()
  const versions = { 'mf-cart': '1.1.0' }
  const over = await createOverrideLinks(SECRET).sign({ versions, until: Date.now() - 1_000 }, 'ada')
  const foreign = await createOverrideLinks('another-secret').sign({ versions, until: Date.now() + 60_000 }, 'ada')
  for (const token of [over, foreign, `${over}x`, 'mf-cart=https://evil.example', 'mf-cart=http://localhost:4000']) {
    expect((await browse(app, `/cart?superium-override=${encodeURIComponent(token)}`)).statusCode).toBe(403)
    for (const cookie of ['superium-override', 'superium-local']) {
      const answer = await browse(app, '/cart', { cookie: `${cookie}=${encodeURIComponent(token)}` })
      expect([answer.statusCode, versionOf(answer.body)]).toEqual([200, '1.0.0'])
    }
  }
})

test('on a development site one browser can load a remote from a local development server', async () => {
  const files = cartFiles('2.0.0')
  const origin = await startUpstream((request, response) => response.end(files[(request.url ?? '/').slice(1)] ?? ''))
  const local = origin.replace('127.0.0.1', 'localhost')
  const app = await site({ authEmulatorUrl: 'http://127.0.0.1:9' })
  const opened = await browse(app, `/cart?superium-override=mf-cart=${local}`)
  const mine = await browse(app, '/cart', { cookie: cookieOf(opened.headers) })
  expect(versionOf(mine.body)).toBe('2.0.0')
  expect(mine.headers['content-security-policy']).toMatch(new RegExp(`script-src [^;]*/assets/shell/[^;]*${local}`))
  expect((await browse(app, '/cart')).headers['content-security-policy']).not.toContain(local)
})

test('only addresses of this machine are accepted as development servers', () => {
  expect(parseDevServers('mf-cart=http://localhost:3021')).toEqual({ 'mf-cart': 'http://localhost:3021' })
  for (const bad of [
    '',
    'mf-cart=http://10.0.0.1:3021',
    'mf-cart=http://localhost:3021/x',
    'mf-cart=http://localhost.evil:1',
  ]) {
    expect(parseDevServers(bad)).toBeUndefined()
  }
})
