import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { COMPRESSED, integrityOf } from '@superium/release/integrity'
import type { FastifyInstance } from 'fastify'
import { closeAfterEach } from '../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../testing/make-release-store'
import { startSite } from '../testing/start-site'

closeAfterEach()

const SCRIPT = 'export const answer = 42\n'.repeat(40)
const SECRET = 'outside the store'

/** Files of a release, with its list of hashes. */
const released = (files: Record<string, string | Buffer>): Record<string, string | Buffer> => ({
  ...files,
  'shell/1.0.0/integrity.json': JSON.stringify(
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith('shell/1.0.0/') && !COMPRESSED.test(path))
        .map(([path, content]) => [path.slice('shell/1.0.0/'.length), integrityOf(Buffer.from(content))]),
    ),
  ),
})

function store(): string {
  const root = makeReleaseStore(
    released({
      ...siteFiles,
      'shell/1.0.0/both.js': SCRIPT,
      'shell/1.0.0/both.js.br': brotliCompressSync(SCRIPT),
      'shell/1.0.0/both.js.gz': gzipSync(SCRIPT),
      'shell/1.0.0/zipped.css': SCRIPT,
      'shell/1.0.0/zipped.css.gz': gzipSync(SCRIPT),
      'shell/1.0.0/deep/er/chunk.js': SCRIPT,
      'shell/1.0.0/superium.json': '{}',
      'shell/1.0.0/.vite.json': '{}',
      'shell/1.0.0/mark.svg': '<svg/>',
      'shell/1.0.0/login.html': '<form action="https://evil.example">',
      'shell/1.0.0/linked.js': SCRIPT,
    }),
  )
  const outside = makeReleaseStore({ 'secret.txt': SECRET, 'folder/secret.txt': SECRET, 'secret.br': SECRET })
  symlinkSync(join(outside, 'secret.txt'), join(root, 'shell/1.0.0/link.txt'))
  symlinkSync(join(outside, 'folder'), join(root, 'shell/1.0.0/folder'))
  symlinkSync(join(outside, 'secret.br'), join(root, 'shell/1.0.0/linked.js.br'))
  mkdirSync(join(root, 'evil'))
  symlinkSync(join(outside, 'folder'), join(root, 'evil/1.0.0'))
  writeFileSync(join(root, 'secret.txt'), SECRET)
  return root
}

const get = (app: FastifyInstance, file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/assets/shell/1.0.0/${file}`, headers })

test('a released file is immutable, typed, and readable from any origin', async () => {
  const app = await startSite({ releasesDir: store() })
  const answer = await get(app, 'both.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(SCRIPT)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test.each([
  ['both.js', /^(?:text|application)\/javascript; charset=utf-8$/],
  ['main.css', /^text\/css; charset=utf-8$/],
  ['superium.json', /^application\/json; charset=utf-8$/],
  ['.vite.json', /^application\/json; charset=utf-8$/],
  ['mark.svg', /^image\/svg\+xml/],
  ['deep/er/chunk.js', /javascript/],
])('%s has its type', async (file, type) => {
  const answer = await get(await startSite({ releasesDir: store() }), file)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(type)
})

test.each(['login.html', 'mark.svg'])('%s, which a browser opens as a page, can do nothing there', async (file) => {
  const answer = await get(await startSite({ releasesDir: store() }), file)
  expect(answer.statusCode).toBe(200)
  expect(String(answer.headers['content-security-policy']).split(';')).toEqual(
    expect.arrayContaining(["default-src 'none'", "form-action 'none'", 'sandbox']),
  )
})

test.each([
  ['both.js', 'gzip, deflate, br', 'br'],
  ['both.js', 'gzip', 'gzip'],
  ['both.js', 'br;q=0, gzip', 'gzip'],
  ['both.js', 'identity', undefined],
  ['both.js', 'zstd', undefined],
  ['zipped.css', 'gzip, deflate, br', 'gzip'],
  ['zipped.css', 'br', undefined],
  ['main.css', 'br, gzip', undefined],
])('%s for "%s" comes as %s', async (file, accepted, encoding) => {
  const answer = await get(await startSite({ releasesDir: store() }), file, { 'accept-encoding': accepted })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toBe('Accept-Encoding')
  expect(answer.headers['content-type']).toMatch(file.endsWith('.js') ? /javascript/ : /css/)
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, undefined: (body: Buffer) => body }[String(encoding)]
  expect(plain?.(answer.rawPayload).toString()).toBe(file === 'main.css' ? 'body{}' : SCRIPT)
})

test('each encoding has its own ETag and is revalidated by it', async () => {
  const app = await startSite({ releasesDir: store() })
  const tags = new Set<string>()
  for (const accepted of ['br', 'gzip', 'identity']) {
    const etag = String((await get(app, 'both.js', { 'accept-encoding': accepted })).headers.etag)
    tags.add(etag)
    const again = await get(app, 'both.js', { 'accept-encoding': accepted, 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect(tags.size).toBe(3)
})

test('HEAD returns the same headers without a body', async () => {
  const app = await startSite({ releasesDir: store() })
  const answer = await app.inject({ method: 'HEAD', url: '/assets/shell/1.0.0/both.js' })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(answer.headers['content-length']).toBe(String(SCRIPT.length))
})

const HOSTILE = [
  '/assets/shell/1.0.0/../../secret.txt',
  '/assets/shell/1.0.0/..%2f..%2fsecret.txt',
  '/assets/shell/1.0.0/%2e%2e/%2e%2e/secret.txt',
  '/assets/shell/1.0.0/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/shell/1.0.0/..%252f..%252fsecret.txt',
  '/assets/shell/1.0.0/..%5c..%5csecret.txt',
  '/assets/shell/1.0.0/..\\..\\secret.txt',
  '/assets/shell/1.0.0/....//....//secret.txt',
  '/assets/shell/1.0.0/%00/secret.txt',
  '/assets/shell/1.0.0/main.js%00.txt',
  '/assets/shell/1.0.0/%c0%ae%c0%ae/secret.txt',
  '/assets/shell/1.0.0//etc/passwd',
  '/assets/shell/1.0.0/%2fetc%2fpasswd',
  '/assets/shell/../secret.txt',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/assets//1.0.0/secret.txt',
  '/assets/shell/%2e%2e/secret.txt',
  '/assets/./1.0.0/secret.txt',
  '/assets/shell/1.0.0/./main.js%2f..%2f..%2f..%2fsecret.txt',
  '/assets/shell/1.0.0/link.txt',
  '/assets/shell/1.0.0/folder/secret.txt',
  '/assets/shell/1.0.0/linked.js',
  '/assets/evil/1.0.0/secret.txt',
  '/assets/shell/1.0.0/',
  '/assets/shell/1.0.0/deep',
  '/assets/shell/1.0.0',
  '/assets/shell/',
  '/assets/',
  '/assets',
  '/assets/discovery.json',
  '/assets/secret.txt',
  '/assets/shell/1.0.0/missing.js',
  '/assets/shell/9.9.9/main.js',
]

test.each(HOSTILE)('%s reveals nothing, not even to a raw socket', async (target) => {
  const app = await startSite({ releasesDir: store() })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await rawGet(origin, target)
  expect(answer).toMatch(/^HTTP\/1\.1 (?:404|400) /)
  expect(answer).not.toContain(SECRET)
  expect(answer).not.toContain('root:')
  expect(answer).not.toContain('<html')
})

const EVIL = 'alert(1)//'.padEnd(SCRIPT.length, '/')

test.each<[string, string, Buffer, string]>([
  ['file', 'both.js', Buffer.from(EVIL), 'identity'],
  ['copy in Brotli', 'both.js.br', brotliCompressSync(EVIL), 'br'],
  ['copy in gzip', 'both.js.gz', gzipSync(EVIL), 'gzip'],
  ['copy that is no gzip', 'both.js.gz', Buffer.from('evil'), 'gzip'],
  ['copy that unpacks to more', 'both.js.br', brotliCompressSync(Buffer.alloc(50_000_000)), 'br'],
])('a changed %s is not served, and served again after its repair', async (_, file, evil, encoding) => {
  const root = store()
  const path = join(root, 'shell/1.0.0', file)
  const good = readFileSync(path)
  const app = await startSite({ releasesDir: root })
  const accepted = { 'accept-encoding': encoding }
  expect((await get(app, 'both.js', accepted)).statusCode).toBe(200)
  writeFileSync(path, evil)
  for (const time of ['first', 'second']) {
    const answer = await get(app, 'both.js', accepted)
    expect([time, answer.statusCode, answer.headers['cache-control']]).toEqual([time, 503, 'no-store'])
    expect(answer.body).not.toContain('alert')
  }
  writeFileSync(path, good)
  const answer = await get(app, 'both.js', accepted)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test('a file that its release does not list may be served, but no browser keeps it', async () => {
  const root = store()
  writeFileSync(join(root, 'shell/1.0.0/added.js'), EVIL)
  const answer = await get(await startSite({ releasesDir: root }), 'added.js')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=0'])
})

test('a missing file is 404 as text that no cache keeps', async () => {
  const answer = await get(await startSite(), 'missing.js', { accept: 'text/html' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
})

/** Sends a path as it is; clients and `inject` would normalize it first. */
function rawGet(origin: string, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)
    })
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}
