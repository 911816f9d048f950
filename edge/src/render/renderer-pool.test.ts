import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Discovery, parseDiscovery } from '@superium/shared/contract'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { deployment, makeReleaseStore } from '../testing/make-release-store'
import { NOBODY } from '../testing/start-site'
import { createRendererPool, type RendererPool } from './renderer-pool'

const hash = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A host's server bundle that renders the address and its environment; some paths make it misbehave. */
const HOST = `
const { Readable } = require('node:stream')
const fs = require('node:fs')
const store = (url) => new URL(url).searchParams.get('store')
const deeds = {
  environment: () => fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8'),
  ownEnvironment: () => fs.readFileSync('/proc/self/environ', 'utf8'),
  readStore: (url) => fs.readdirSync(store(url) + '/discovery'),
  writeStore: (url) => fs.writeFileSync(store(url) + '/discovery/0000000002.json', '{}'),
  removeRelease: (url) => fs.rmSync(store(url) + '/shell', { recursive: true }),
  link: (url) => fs.symlinkSync(store(url), __dirname + '/store'),
  writeHere: () => fs.writeFileSync(__dirname + '/main.cjs', ''),
  process: () => require('node:child_process').execFileSync('id'),
  thread: () => new (require('node:worker_threads').Worker)('', { eval: true }),
  addon: () => process.dlopen({ exports: {} }, '/tmp/x.node'),
  binding: () => process.binding('fs'),
  debugger: () => require('node:inspector').open(0),
  signal: () => process.kill(process.ppid, 'SIGUSR1'),
  rawSignal: () => process._kill(process.ppid, 10),
  debugProcess: () => process._debugProcess(process.ppid),
}
const spy = (url) => Object.fromEntries(Object.entries(deeds).map(([name, deed]) => {
  try { deed(url); return [name, 'done'] } catch (error) { return [name, error.code ?? error.name] }
}))
exports.createServerHost = () => async ({ url }) => {
  if (url.includes('crash')) process.exit(7)
  if (url.includes('hang')) for (;;);
  if (url.includes('throw')) throw new Error('no page')
  if (url.includes('spy')) return { status: 200, whole: true, html: Readable.from([JSON.stringify(spy(url))]) }
  return { status: 200, whole: true, html: Readable.from([url, ' ', JSON.stringify(Object.keys(process.env))]) }
}
`

function site(code = HOST, released = code): { store: string; discovery: Discovery } {
  const store = makeReleaseStore({ 'shell/1.0.0/server/main.cjs': code })
  const host = deployment('shell', { kind: 'host' })
  const superium = { ...host.extras.superium, server: { 'main.cjs': hash(released) } }
  const discovery = parseDiscovery({ schema: 's', microFrontends: { shell: [{ ...host, extras: { superium } }] } })
  return { store, discovery }
}

let renderers: RendererPool
let logged: string[]
let seen: [path: string, failed: boolean | undefined][]
const open = (store: string, memoryLimit?: number): void => {
  logged = []
  seen = []
  renderers = createRendererPool(
    // Tests on a busy machine must not count as an overloaded server.
    { releasesDir: store, apiUrl: NOBODY, enabled: true, memoryLimit, isOverloaded: () => false },
    (line) => logged.push(line),
    (_discovery, { url }, head) => seen.push([new URL(url).pathname, head ? head.failed : true]),
  )
}
closeAfterEach()
afterEach(() => renderers.stop())

async function page(discovery: Discovery, path: string): Promise<string | undefined> {
  const rendered = await renderers.render(discovery, { url: `http://site.test${path}`, nonce: 'n', countedFor: 'a' })
  return rendered && text(Readable.from(rendered.html))
}

test('one network leaves renderers for others', async () => {
  // Pages wait until there is a file beside the bundle, whose folder another page names.
  const { store, discovery } = site(`
    const { Readable } = require('node:stream')
    const { existsSync } = require('node:fs')
    const go = __dirname + '/go'
    exports.createServerHost = () => async ({ url }) => {
      while (!url.endsWith('/where') && !existsSync(go)) await new Promise((again) => setTimeout(again, 5))
      return { status: 200, whole: true, html: Readable.from([go]) }
    }
  `)
  open(store)
  await renderers.warm(discovery)
  const ask = (network: string) => renderers.render(discovery, { url: 'http://site.test/cart', nonce: 'n', network })
  const go = await page(discovery, '/where')
  let refused = 0
  const flood = Array.from({ length: 40 }, () =>
    ask('203.0.113.1').then((rendered) => {
      if (!rendered) refused += 1
      return rendered
    }),
  )
  const other = ask('203.0.113.2')
  await until(() => refused === 24)
  writeFileSync(go ?? '', '')
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(16)
  expect(await other).toBeDefined()
  expect(await ask('203.0.113.1')).toBeDefined()
})

test('an address that is too long to be a link is left to the browser, and counts as no failure', async () => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  const long = `/cart?q=${'%'.repeat(4_000)}`
  expect(await page(discovery, long)).toContain(long)
  expect(await page(discovery, `${long}${'x'.repeat(100)}`)).toBeUndefined()
  expect(seen).toEqual([['/cart', undefined]])
})

test('a page is rendered in a process without our environment', async () => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  const [address, keys = ''] = ((await page(discovery, '/cart')) ?? '').split(' ')
  expect(address).toBe('http://site.test/cart')
  expect(JSON.parse(keys)).not.toContain('PATH')
  expect(JSON.parse(keys)).not.toContain('HOME')
})

test("a release's code cannot reach our secrets, the store or other processes", async () => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  const done = JSON.parse((await page(discovery, `/spy?store=${encodeURIComponent(store)}`)) ?? '{}')
  const denied = ['environment', 'ownEnvironment', 'readStore', 'writeStore', 'removeRelease', 'link', 'writeHere']
  const refused = [...denied, 'process', 'thread', 'binding', 'debugger'].map((deed) => [deed, 'ERR_ACCESS_DENIED'])
  expect(done).toEqual({
    ...Object.fromEntries(refused),
    addon: 'ERR_DLOPEN_DISABLED',
    signal: 'TypeError',
    rawSignal: 'TypeError',
    debugProcess: 'TypeError',
  })
  expect(existsSync(join(store, 'discovery/0000000002.json'))).toBe(false)
})

test('a page that throws is rendered by the browser; the next page is rendered on the server', async () => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  expect(await page(discovery, '/throw')).toBeUndefined()
  expect(await page(discovery, '/cart')).toContain('/cart')
  expect(seen).toEqual([
    ['/throw', true],
    ['/cart', undefined],
  ])
})

test('an uncounted page is rendered and never reported', async () => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  for (const path of ['/throw', '/cart']) {
    await renderers.render(discovery, { url: `http://site.test${path}`, nonce: 'n' })
  }
  expect(seen).toEqual([])
})

test('a page that hangs is one failure, and the pages that end with its renderer are none', async () => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  await Promise.all(['/hang', '/cart', '/products'].map((path) => page(discovery, path)))
  expect(seen.filter(([, failed]) => failed)).toEqual([['/hang', true]])
})

test('a page that fails together with a call of the product API is not counted', async () => {
  const { store, discovery } = site(
    HOST.replace(
      'async ({ url }) => {',
      'async ({ url }) => { if (url.includes("call")) await options.fetch(new Request("http://127.0.0.1:9/api"))',
    ).replace('createServerHost = () =>', 'createServerHost = (options) =>'),
  )
  open(store)
  await renderers.warm(discovery)
  expect(await page(discovery, '/call')).toBe('')
  expect(await page(discovery, '/cart')).toContain('/cart')
  expect(seen).toEqual([['/cart', undefined]])
})

test.each(['/crash', '/hang'])('a renderer is replaced after a %s', async (path) => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  expect(await page(discovery, path)).toBeUndefined()
  let next: string | undefined
  await until(async () => {
    next = await page(discovery, '/cart')
    return next !== undefined
  })
  expect(next).toContain('/cart')
})

test('a renderer over its memory limit is replaced while all pages are still rendered on the server', async () => {
  const { store, discovery } = site(HOST.replace('[url,', '[process.pid + " ", url,'))
  open(store, 1)
  await renderers.warm(discovery)
  const processes = new Set<string>()
  while (processes.size < 3) {
    const text = await page(discovery, '/cart')
    expect(text).toContain('/cart')
    processes.add(text?.split(' ')[0] ?? '')
  }
})

test('code that differs from the release is never evaluated', async () => {
  const { store, discovery } = site(`require('fs').writeFileSync(__dirname + '/../evaluated', ''); ${HOST}`, HOST)
  open(store)
  await renderers.warm(discovery)
  expect(await page(discovery, '/cart')).toBeUndefined()
  expect(logged.join('\n')).toContain('main.cjs of shell does not match its hash')
})

test('new releases get a new process', async () => {
  const { store, discovery } = site()
  open(store)
  await renderers.warm(discovery)
  const code = HOST.replace('[url,', '["new ", url,')
  writeFileSync(join(store, 'shell/1.0.0/server/main.cjs'), code)
  const next = structuredClone(discovery)
  const shell = next.microFrontends.shell?.[0]
  if (shell) shell.extras.superium.server = { 'main.cjs': hash(code) }
  await renderers.warm(next)
  expect(await page(next, '/cart')).toMatch(/^new /)
})

test('a stopping renderer finishes the page that it has begun', async () => {
  // More than connections keep for a reader who has not begun to read.
  const long = `
    const { Readable } = require('node:stream')
    function* pieces() { yield 'a'; for (let part = 0; part < 80; part += 1) yield 'm'.repeat(100_000); yield 'z' }
    exports.createServerHost = () => async () => ({ status: 200, whole: false, html: Readable.from(pieces()) })
  `
  const { store, discovery } = site(long)
  open(store)
  await renderers.warm(discovery)
  const rendered = await renderers.render(discovery, { url: 'http://site.test/', nonce: 'n' })
  renderers.stop()
  const html = rendered && (await text(Readable.from(rendered.html)))
  expect(html).toHaveLength(8_000_002)
  expect(html?.at(-1)).toBe('z')
})

test('at most four combinations of releases have renderers; a fifth waits until one is idle', async () => {
  const { store, discovery } = site()
  open(store)
  const combinations = Array.from({ length: 5 }, (_, index) => ({ ...discovery, schema: `s${index}` }))
  const [first = discovery, second = discovery, , , fifth = discovery] = combinations
  await renderers.warm(...combinations.slice(0, 4))
  for (const one of combinations.slice(0, 4)) expect(await page(one, '/cart')).toContain('/cart')
  expect(await page(fifth, '/cart')).toBeUndefined()
  expect(await page(first, '/cart')).toContain('/cart')
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  await page(fifth, '/cart')
  now.mockRestore()
  await renderers.warm(fifth)
  expect(await page(fifth, '/cart')).toContain('/cart')
  expect(await page(second, '/cart')).toBeUndefined()
})

test('a warmed combination gets a renderer even when all are in use', async () => {
  const { store, discovery } = site()
  open(store)
  const combinations = Array.from({ length: 5 }, (_, index) => ({ ...discovery, schema: `s${index}` }))
  await renderers.warm(...combinations.slice(0, 4))
  const next = combinations[4] ?? discovery
  await renderers.warm(next)
  expect(await page(next, '/cart')).toContain('/cart')
})
