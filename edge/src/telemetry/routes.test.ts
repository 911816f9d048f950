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
import { browse, startSite } from '../testing/start-site'
import { startUpstream } from '../testing/start-upstream'
import type { Batch } from './aggregator'

closeAfterEach()

const SERVICE_TOKEN = 'a-service-token-of-tests-0123'
const load = { remote: 'mf-catalog', version: '1.0.0', kind: 'load' }
const report = { outcomes: [load], vitals: [{ ...load, metric: 'LCP', value: 1234 }] }

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
  const send = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/telemetry',
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    })
  const counted = async (): Promise<number> => {
    await app.close()
    return batches.flatMap(({ counts }) => counts).reduce((sum, { count }) => sum + count, 0)
  }
  return { app, asked, batches, send, counted }
}

test('reports are aggregated and sent to the API with the service token', async () => {
  const { send, counted, batches, asked } = await open()
  for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
    const answer = await send(JSON.stringify(report), { 'content-type': type, 'sec-fetch-site': 'same-origin' })
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
  }
  expect(await counted()).toBe(2)
  expect(batches).toHaveLength(1)
  expect(batches[0]?.counts).toEqual([
    { remote: 'mf-catalog', version: '1.0.0', kind: 'visit', minute: expect.any(String), count: 2 },
  ])
  expect(batches[0]?.vitals).toMatchObject([{ metric: 'LCP', value: 1250, count: 2 }])
  expect(asked.at(-1)).toEqual({ url: '/internal/telemetry', authorization: `Bearer ${SERVICE_TOKEN}` })
})

test.each([
  ['nonsense', '{"outcomes":', {}],
  ['another shape', '{"outcomes":{}}', {}],
  ['a version that is not live', JSON.stringify({ outcomes: [{ ...load, version: '0.9.0' }], vitals: [] }), {}],
  ['a remote that is not known', JSON.stringify({ outcomes: [{ ...load, remote: 'mf-evil' }], vitals: [] }), {}],
  ['a name of every object', JSON.stringify({ outcomes: [{ ...load, remote: 'constructor' }], vitals: [] }), {}],
  ['more than 16 KB', JSON.stringify({ ...report, more: 'x'.repeat(17_000) }), {}],
  ['another type', JSON.stringify(report), { 'content-type': 'application/x-www-form-urlencoded' }],
  ['another site', JSON.stringify(report), { 'sec-fetch-site': 'cross-site' }],
  ['a browser that asks not to be tracked', JSON.stringify(report), { dnt: '1' }],
  ['a browser with Global Privacy Control', JSON.stringify(report), { 'sec-gpc': '1' }],
])('%s is answered with 204 and not counted', async (_, payload, headers) => {
  const { send, counted } = await open()
  expect((await send(payload, headers)).statusCode).toBe(204)
  expect(await counted()).toBe(0)
})

test('an address is limited to 300 reports per minute', async () => {
  const { send, counted } = await open()
  for (let time = 0; time < 320; time += 1) expect((await send(JSON.stringify(report))).statusCode).toBe(204)
  // A new minute may have started in between.
  expect(await counted()).toBeLessThan(320)
})

test.each([
  ['switched off', { telemetryShare: 0 }],
  ['without a service token', { serviceToken: undefined }],
])('%s, browsers do not report, and late reports are dropped', async (_, change) => {
  const { app, send, counted, asked } = await open(change)
  const { body } = await browse(app, '/')
  expect(readDocumentData(body, 'superium-config')).not.toHaveProperty('telemetry')
  expect((await send(JSON.stringify(report))).statusCode).toBe(204)
  expect(await counted()).toBe(0)
  expect(asked).toEqual([])
})

test('a share of page views reports, and all do while a canary runs', async () => {
  const { app } = await open({ telemetryShare: 0.1 })
  expect(readDocumentData((await browse(app, '/')).body, 'superium-config')).toMatchObject({
    telemetry: { share: 0.1 },
  })

  const releasesDir = makeReleaseStore(siteFiles)
  const split = (version: string, traffic: number, isDefault: boolean) => ({
    ...deployment('mf-catalog', { version, routes: ['/'] }),
    deployment: { traffic, default: isDefault },
  })
  const both = JSON.parse(discoveryOf(shell))
  both.microFrontends['mf-catalog'] = [split('1.0.0', 90, true), split('2.0.0', 10, false)]
  addDiscovery(releasesDir, 2, JSON.stringify(both))
  const canary = await open({ telemetryShare: 0.1, releasesDir })
  expect(readDocumentData((await browse(canary.app, '/')).body, 'superium-config')).toMatchObject({
    telemetry: { share: 1 },
  })
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
