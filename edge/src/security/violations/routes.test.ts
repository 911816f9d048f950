import { Writable } from 'node:stream'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore, siteFiles } from '../../testing/make-release-store'
import { startSite } from '../../testing/start-site'

closeAfterEach()

const report = (change: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'http://localhost/?email=a@b.example',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js',
      ...change,
    },
  })

async function open() {
  let log = ''
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk
      done()
    },
  })
  const app = await startSite(
    { releasesDir: makeReleaseStore(siteFiles), authEmulatorUrl: 'http://127.0.0.1:9' },
    { level: 'warn', stream },
  )
  const send = (payload: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    app.inject({
      method: 'POST',
      url: '/csp-reports',
      payload,
      remoteAddress,
      headers: { 'content-type': 'application/csp-report', ...headers },
    })
  const shown = async () => (await app.inject('/dev/csp-reports')).json<{ total: number; kinds: object[] }>()
  return { app, send, shown, log: () => log }
}

test('a violation is counted by the pattern of its page, and told in the log without its query', async () => {
  const { app, send, shown, log } = await open()
  const answer = await send(report())
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store'])
  const kind = {
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: 'document',
    page: '/',
    count: 1,
  }
  expect(await shown()).toEqual({ total: 1, kinds: [kind] })
  await app.close()
  expect(log()).toContain('browsers blocked 1 things')
  expect(log()).toContain('https://evil.example')
  expect(log()).not.toMatch(/x\.js|email/)
})

test('reports from another site, malformed or too large ones are ignored, and nobody hears of it', async () => {
  const { send, shown } = await open()
  const answers = [
    await send(report(), { 'sec-fetch-site': 'cross-site' }),
    await send('{'),
    await send('{}'),
    await send(report({ 'blocked-uri': 'x'.repeat(70_000) })),
    await send(report(), { 'content-type': 'text/plain' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
  expect((await shown()).total).toBe(0)
})

test('one address counts sixty times a minute, and does not silence another', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const { send, shown } = await open()
  for (let time = 0; time < 80; time += 1) await send(report())
  expect((await shown()).total).toBe(60)
  await send(report(), {}, '198.51.100.9')
  expect((await shown()).total).toBe(61)
  jest.restoreAllMocks()
})

test('only a development site shows the counts', async () => {
  const answer = await (await startSite()).inject('/dev/csp-reports')
  expect(answer.statusCode).toBe(404)
})
