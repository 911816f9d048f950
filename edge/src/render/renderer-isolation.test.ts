import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Discovery, parseDiscovery } from '@superium/shared/contract'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { deployment, makeReleaseStore } from '../testing/make-release-store'
import { NOBODY } from '../testing/start-site'
import { createRendererPool, type RendererPool } from './renderer-pool'

/** A host that renders `/<remote>/<deed>`, and leaves out the remotes in `without`. */
const HOST = `
const { Readable } = require('node:stream')
const deeds = {
  hang: () => { for (;;); },
  exit: () => process.exit(7),
  abort: () => process.abort(),
  // 1.5 GB, which V8's own limit would allow.
  memory: () => { for (const all = []; all.length < 188; ) all.push(new Array(1e6).fill(all.length)) },
  slot: (enter) => { enter('mf-slot'); for (;;); },
  never: () => new Promise(() => {}),
  // Work that lets others work in between; sixteen times as much takes longer than a page may.
  work: async () => {
    for (let slice = 0; slice < 300; slice += 1) {
      for (const end = performance.now() + 1; performance.now() < end; );
      await new Promise(setImmediate)
    }
  },
  // Longer than two requests that are sent at once are apart.
  wait: () => new Promise((resolve) => setTimeout(resolve, 300)),
  // Errors that nobody takes, after the page has been answered.
  reject: () => void setTimeout(() => Promise.reject(new Error('nobody reads this')), 50),
  throw: () => void setTimeout(() => { throw new Error('nobody reads this') }, 50),
  throwNothing: () => void setTimeout(() => { throw Object.create(null) }, 50),
  fine: () => {},
}
exports.leavesOutRemotes = true
exports.createServerHost = ({ enter }) => async ({ url, without = [] }) => {
  const [, remote, deed] = new URL(url).pathname.split('/')
  const left = without.includes(remote) || (deed === 'slot' && without.includes('mf-slot'))
  if (!left) {
    enter(remote)
    await deeds[deed](enter)
  }
  return { status: 200, whole: true, remote, html: Readable.from([left ? 'left ' : deed + ' ']) }
}
`

const NAMES = ['mf-cart', 'mf-other', 'mf-slot']

function site(code = HOST): { store: string; discovery: Discovery } {
  const store = makeReleaseStore({ 'shell/1.0.0/server/main.cjs': code })
  const host = deployment('shell', { kind: 'host' })
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const superium = { ...host.extras.superium, server: { 'main.cjs': hash } }
  const remotes = NAMES.map((name) => [name, [deployment(name, { routes: [`/${name}/:deed`] })]])
  const microFrontends = { shell: [{ ...host, extras: { superium } }], ...Object.fromEntries(remotes) }
  return { store, discovery: parseDiscovery({ schema: 's', microFrontends }) }
}

const FOR_EVER = 100_000

let renderers: RendererPool
let failed: string[]
let logged: string[]
let discovery: Discovery
closeAfterEach()
afterEach(() => renderers.stop())

/** Starts the renderer. A busy machine does not count as an overloaded server, and no time limit except the given ones can be exceeded. */
async function open(options: { hangMs: number; fuseMs?: number }, code?: string): Promise<void> {
  const made = site(code)
  discovery = made.discovery
  // Pages of an earlier test may still be lost.
  const own: string[] = []
  failed = own
  logged = []
  renderers = createRendererPool(
    {
      ...{ releasesDir: made.store, apiUrl: NOBODY, enabled: true, waitMs: FOR_EVER, fuseMs: FOR_EVER },
      isOverloaded: () => false,
      ...options,
    },
    (line) => logged.push(line),
    (_discovery, { url }, head) => {
      if (!head || head.failed) own.push(head?.remote ?? url)
    },
  )
  await renderers.warm(discovery)
}

async function page(remote: string, deed: string): Promise<string> {
  const request = { url: `http://site.test/${remote}/${deed}`, nonce: 'n', remote, countedFor: 'a' }
  const rendered = await renderers.render(discovery, request)
  return rendered ? text(Readable.from(rendered.html)) : 'browser'
}

const HANG_MS = 3_000

test('pages that wait beside a page that hangs are rendered elsewhere while it still hangs', async () => {
  await open({ hangMs: FOR_EVER })
  let hung: string | undefined
  const hanging = page('mf-cart', 'hang').then((answer) => (hung = answer))
  const innocents = await Promise.all([page('mf-other', 'wait'), page('mf-cart', 'wait'), page('mf-other', 'wait')])
  for (const answer of innocents) expect(answer).toMatch(/^wait /)
  expect(await page('mf-other', 'fine')).toMatch(/^fine /)
  expect(hung).toBeUndefined()
  expect(failed).toEqual([])
  void hanging
})

test('three hangs of one remote cost no other remote anything', async () => {
  await open({ hangMs: HANG_MS })
  for (let hang = 0; hang < 3; hang += 1) {
    const pages = [page('mf-cart', 'hang'), page('mf-other', 'wait'), page('mf-other', 'fine')]
    const [guilty, ...innocents] = await Promise.all(pages)
    expect(guilty).toMatch(/^left /)
    expect(innocents.join()).toMatch(/^wait .*fine /)
  }
  expect(await page('mf-cart', 'fine')).toMatch(/^left /)
  expect(failed).toEqual(['mf-cart'])
})

test.each(['exit', 'abort', 'memory'])('a page that ends its renderer (%s) costs its own remote only', async (deed) => {
  await open({ hangMs: FOR_EVER })
  const [guilty, innocent] = await Promise.all([page('mf-cart', deed), page('mf-other', 'wait')])
  expect(guilty).toMatch(/^left /)
  expect(innocent).toMatch(/^wait /)
  expect(await page('mf-cart', 'fine')).toMatch(/^left /)
  expect(failed).toEqual(['mf-cart'])
})

test.each([
  ['reject', 'nobody reads this'],
  ['throw', 'nobody reads this'],
  ['throwNothing', '[Object: null prototype]'],
])('an error that a remote leaves behind (%s) is logged with its name, and ends nothing', async (deed, reason) => {
  await open({ hangMs: FOR_EVER })
  const [left, innocent] = await Promise.all([page('mf-cart', deed), page('mf-other', 'wait')])
  expect(left).toMatch(new RegExp(`^${deed} `))
  expect(innocent).toMatch(/^wait /)
  await until(() => logged.some((line) => line.includes(`mf-cart left an error unhandled: ${reason}`)))
  expect(await page('mf-other', 'fine')).toMatch(/^fine /)
  expect(await page('mf-cart', 'fine')).toMatch(/^fine /)
  expect(failed).toEqual([])
})

test('a slot that hangs is blamed on its own remote, not on the page around it', async () => {
  await open({ hangMs: HANG_MS })
  expect(await page('mf-cart', 'slot')).toMatch(/^left /)
  expect(await page('mf-cart', 'fine')).toMatch(/^fine /)
  expect(failed).toEqual(['mf-slot'])
})

test('a page that waits for ever is left to the browser, and its renderer goes on', async () => {
  await open({ hangMs: HANG_MS })
  expect(await page('mf-cart', 'never')).toMatch(/^left /)
  expect(await page('mf-other', 'fine')).toMatch(/^fine /)
  expect(failed).toEqual(['mf-cart'])
})

test('pages that make each other late, because there are so many, blame no remote', async () => {
  await open({ hangMs: 2_500 })
  const flood = await Promise.all(Array.from({ length: 16 }, () => page('mf-cart', 'work')))
  expect(flood).toContain('browser')
  expect(flood.join()).not.toContain('left')
  expect(failed).toEqual([])
  await until(async () => (await page('mf-cart', 'fine')).startsWith('fine '))
})

test('a trial that succeeds brings the remote back; its visitor does not wait for it', async () => {
  await open({ hangMs: FOR_EVER, fuseMs: 1 })
  await page('mf-cart', 'exit')
  expect(await page('mf-cart', 'fine')).toMatch(/^left /)
  await until(async () => (await page('mf-cart', 'fine')).startsWith('fine '))
})

test('a trial that fails takes nobody else with it', async () => {
  await open({ hangMs: FOR_EVER, fuseMs: 1 })
  await page('mf-cart', 'exit')
  for (let trial = 0; trial < 20; trial += 1) {
    const [guilty, innocent] = await Promise.all([page('mf-cart', 'exit'), page('mf-other', 'fine')])
    expect([guilty, innocent].join()).toMatch(/^left .*fine /)
  }
})

test('an older shell that cannot leave a remote out leaves its pages to the browser, and renders the others', async () => {
  await open({ hangMs: FOR_EVER }, HOST.replace('exports.leavesOutRemotes = true', ''))
  expect(await page('mf-cart', 'exit')).toBe('browser')
  expect(await page('mf-cart', 'fine')).toBe('browser')
  expect(await page('mf-other', 'fine')).toMatch(/^fine /)
})
