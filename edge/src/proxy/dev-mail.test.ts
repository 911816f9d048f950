import type { RequestListener } from 'node:http'
import { closeAfterEach } from '../testing/close-after-each'
import { NOBODY, startSite } from '../testing/start-site'
import { startUpstream } from '../testing/start-upstream'

closeAfterEach()

const ID = '0190f3b6-0000-7000-8000-000000000001'
const policy = "default-src 'none'; frame-ancestors 'self'"

/** A site whose API answers with the address that was requested. */
async function open(change: { authEmulatorUrl?: string }) {
  const asked: (string | undefined)[] = []
  const api: RequestListener = (request, response) => {
    asked.push(request.url)
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    response.end('mail')
  }
  return { app: await startSite({ ...change, apiUrl: await startUpstream(api) }), asked }
}

test('a development site shows the API’s e-mails under the API’s own policies', async () => {
  const { app, asked } = await open({ authEmulatorUrl: NOBODY })
  for (const url of ['/dev/mail', '/dev/mail?page=1', `/dev/mail/${ID}/html`]) {
    const answer = await app.inject(url)
    expect(answer.body).toBe('mail')
    expect(answer.headers['content-security-policy']).toBe(policy)
    expect(answer.headers['x-frame-options']).toBeUndefined()
  }
  expect(asked).toEqual(['/dev/mail', '/dev/mail?page=1', `/dev/mail/${ID}/html`])
})

test.each([
  '/dev/mail/../../internal/telemetry',
  '/dev/mail/..%2f..%2finternal%2ftelemetry',
  '/dev/mail/%2e%2e/internal',
])('%s does not reach the API', async (url) => {
  const { app, asked } = await open({ authEmulatorUrl: NOBODY })
  expect((await app.inject(url)).statusCode).toBe(404)
  expect(asked.filter((one) => !one?.startsWith('/api/'))).toEqual([])
})

test('any other site has no such pages', async () => {
  const { app, asked } = await open({})
  for (const url of ['/dev/mail', `/dev/mail/${ID}`, `/dev/mail/${ID}/raw`]) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
  expect(asked.filter((one) => one?.includes('/dev'))).toEqual([])
})

test('robots stay away from a development site’s e-mails; nobody else’s robots.txt mentions them', async () => {
  const { app } = await open({ authEmulatorUrl: NOBODY })
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /dev/')
  const { app: other } = await open({})
  expect((await other.inject('/robots.txt')).body).not.toContain('/dev')
})

test('pictures may be shown by mail programs in a browser', async () => {
  const { app } = await open({})
  expect((await app.inject('/media/v1-tee/320.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin')
})
