import { request } from 'node:http'
import { closeAfterEach } from '../testing/close-after-each'
import {
  addDiscovery,
  deployment,
  discoveryOf,
  makeReleaseStore,
  shell,
  siteFiles,
} from '../testing/make-release-store'
import { readDocumentData } from '../testing/read-document-data'
import { startSite } from '../testing/start-site'
import { startUpstream } from '../testing/start-upstream'
import type { Batch } from './aggregator'

closeAfterEach()

// Limits count reports per minute and per hour, and no window may end during a test.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(() => jest.restoreAllMocks())

const SERVICE_TOKEN = 'a-service-token-of-tests-0123'
const load = { remote: 'mf-catalog', kind: 'load' }
const vital = { remote: 'mf-catalog', metric: 'LCP', value: 1234 }

/** The token in a document, as its script sends it. */
const tokenOf = (html: string): string | undefined => /"token":"([\w-]+)"/.exec(html)?.[1]

/** A site over an API that records batches; `stop` stops the site, which flushes the rest. */
async function open(change: Parameters<typeof startSite>[0] = {}) {
  const asked: { url: string | undefined; authorization: string | undefined }[] = []
  const batches: Batch[] = []
  const apiUrl = await startUpstream((incoming, answer) => {
    asked.push({ url: incoming.url, authorization: incoming.headers.authorization })
    let text = ''
    incoming.on('data', (part) => {
      text += part
    })
    incoming.on('end', () => {
      if (incoming.method === 'POST' && incoming.url === '/internal/telemetry') batches.push(JSON.parse(text))
      answer.setHeader('content-type', 'application/json')
      answer.end('{"status":"success","data":[]}')
    })
  })
  const app = await startSite({ apiUrl, serviceToken: SERVICE_TOKEN, ...change })
  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/telemetry',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    })
  /** Opens a document from an address, and returns its token. */
  const visit = async (remoteAddress = '203.0.113.7', headers: Record<string, string> = {}) => {
    const accept = 'text/html'
    const { body } = await app.inject({ url: '/', remoteAddress, headers: { accept, ...headers } })
    return tokenOf(body)
  }
  const counted = async (): Promise<number> => {
    await app.close()
    return batches.flatMap(({ counts }) => counts).reduce((sum, { count }) => sum + count, 0)
  }
  return { app, asked, batches, send, visit, counted }
}

test('reports are aggregated and sent to the API with the service token', async () => {
  const { send, visit, counted, batches, asked } = await open()
  for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
    const report = { token: await visit(), outcomes: [load], vitals: [vital] }
    const answer = await send(report, { 'content-type': type, 'sec-fetch-site': 'same-origin' })
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
  }
  expect(await counted()).toBe(2)
  expect(batches).toHaveLength(1)
  expect(batches[0]?.vitals).toMatchObject([
    { remote: 'mf-catalog', version: '1.0.0', metric: 'LCP', value: 1250, count: 2 },
  ])
  expect(asked.at(-1)).toEqual({ url: '/internal/telemetry', authorization: `Bearer ${SERVICE_TOKEN}` })
})

test('forged reports, and a token that is used again, count nothing', async () => {
  const { send, visit, counted } = await open()
  const failure = { remote: 'mf-catalog', kind: 'entry' }
  const token = await visit()
  for (const forged of [undefined, '', 'x'.repeat(50), `${token?.slice(0, -1)}${token?.endsWith('A') ? 'B' : 'A'}`]) {
    await send({ token: forged, outcomes: [failure] })
  }
  await send(JSON.stringify({ outcomes: [failure], vitals: [] }))
  for (let time = 0; time < 5; time += 1) await send({ token, outcomes: [failure] })
  // One page view, one failure, and its cause.
  expect(await counted()).toBe(3)
})

test('two documents of an address count per hour, of this machine too', async () => {
  const { send, visit, counted } = await open()
  for (const address of ['203.0.113.7', '127.0.0.1']) {
    for (let time = 0; time < 9; time += 1) await send({ token: await visit(address), outcomes: [load] })
  }
  expect(await counted()).toBe(4)
})

test('how far a document has come counts for the remote at work', async () => {
  const { send, visit, counted, batches } = await open()
  await send({ token: await visit(), stage: 'ready' })
  // No instance here has received its start.
  expect(await counted()).toBe(1)
  expect(batches[0]?.counts).toMatchObject([{ remote: 'mf-catalog', version: '1.0.0', kind: 'settled' }])
})

test.each([
  ['nonsense', () => '{"outcomes":', {}],
  ['another shape', (token: string) => JSON.stringify({ token, outcomes: {} }), {}],
  [
    'a remote that is not known',
    (token: string) => JSON.stringify({ token, outcomes: [{ ...load, remote: 'mf-evil' }] }),
    {},
  ],
  [
    'a name of every object',
    (token: string) => JSON.stringify({ token, outcomes: [{ ...load, remote: 'constructor' }] }),
    {},
  ],
  ['more than 16 KB', (token: string) => JSON.stringify({ token, outcomes: [load], more: 'x'.repeat(17_000) }), {}],
  ['another type', plain, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['another site', plain, { 'sec-fetch-site': 'cross-site' }],
  ['a browser that asks not to be tracked', plain, { dnt: '1' }],
  ['a browser with Global Privacy Control', plain, { 'sec-gpc': '1' }],
])('%s is answered with 204 and not counted', async (_, payload, headers) => {
  const { send, visit, counted } = await open()
  expect((await send(payload((await visit()) ?? ''), headers)).statusCode).toBe(204)
  expect(await counted()).toBe(0)
})

function plain(token: string): string {
  return JSON.stringify({ token, outcomes: [load] })
}

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('a browser with %o gets no token', async (headers) => {
  const { visit } = await open()
  expect(await visit('203.0.113.7', headers)).toBeUndefined()
})

test('an address is limited to 600 reports per minute', async () => {
  const time = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const { send, visit, counted } = await open()
  const [first, second] = [await visit(), await visit()]
  for (let index = 0; index < 599; index += 1) expect((await send({})).statusCode).toBe(204)
  for (const token of [first, second]) await send({ token, outcomes: [load] })
  expect(await counted()).toBe(1)
  time.mockRestore()
})

test.each([
  ['switched off', { telemetryShare: 0 }],
  ['without a service token', { serviceToken: undefined }],
])('%s, documents have no token, and late reports are dropped', async (_, change) => {
  const other = await open()
  const token = await other.visit()
  const { send, visit, counted, asked } = await open(change)
  expect(await visit()).toBeUndefined()
  expect((await send({ token, outcomes: [load] })).statusCode).toBe(204)
  expect(await counted()).toBe(0)
  expect(asked).toEqual([])
})

test('with a small share few documents report, whatever they have to say', async () => {
  const { send, visit, counted } = await open({ telemetryShare: 0.001 })
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(await visit()).toBeUndefined()
  random.mockReturnValue(0.0005)
  const token = await visit()
  random.mockRestore()
  await send({ token, outcomes: [load] })
  // The document counts as one page view, not as a thousand.
  expect(await counted()).toBe(1)
})

test('all documents report while a canary runs, with a token of the versions that they got', async () => {
  const releasesDir = makeReleaseStore(siteFiles)
  const split = (version: string, traffic: number, isDefault: boolean) => ({
    ...deployment('mf-catalog', { version, routes: ['/'] }),
    deployment: { traffic, default: isDefault },
  })
  const both = JSON.parse(discoveryOf(shell))
  both.microFrontends['mf-catalog'] = [split('1.0.0', 50, true), split('2.0.0', 50, false)]
  addDiscovery(releasesDir, 2, JSON.stringify(both))
  const { app, send, counted, batches } = await open({ telemetryShare: 0.001, releasesDir })
  const expected: Record<string, number> = {}
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const answer = await app.inject({
      url: '/',
      remoteAddress: `203.0.113.${visitor}`,
      headers: { accept: 'text/html' },
    })
    const discovery = readDocumentData(answer.body, 'superium-discovery') as {
      microFrontends: Record<string, { metadata: { version: string } }[]>
    }
    const version = discovery.microFrontends['mf-catalog']?.[0]?.metadata.version ?? ''
    expected[version] = (expected[version] ?? 0) + 1
    await send({ token: tokenOf(answer.body), outcomes: [load] })
  }
  expect(await counted()).toBe(20)
  const counts = batches.flatMap((batch) => batch.counts)
  expect(Object.fromEntries(counts.map(({ version, count }) => [version, count]))).toEqual(expected)
})

test.each([
  '/internal/telemetry',
  '//internal/telemetry',
  '/api/../internal/telemetry',
  '/api/%2e%2e/internal/telemetry',
  '/api/..%2finternal/telemetry',
  '/media/../internal/telemetry',
  '/api//../internal/telemetry',
])("the API's internal routes cannot be reached through the site: %s", async (path) => {
  const { app, asked } = await open()
  const origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  for (const method of ['GET', 'POST']) {
    await new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${SERVICE_TOKEN}`, accept: 'application/json' }
      const sending = request({ host: origin.hostname, port: origin.port, method, path, headers }, (answer) => {
        answer.resume().once('end', resolve)
      })
      sending.once('error', reject)
      sending.end()
    })
  }
  // Only normalized paths below /api and /media reach the API.
  for (const { url = '' } of asked) expect(url).toMatch(/^\/(?:api|media)\//)
  expect(asked.filter(({ url = '' }) => decodeURIComponent(url).includes('..'))).toEqual([])
})
