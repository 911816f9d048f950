import { randomBytes } from 'node:crypto'
import { type IncomingMessage, type RequestListener, request } from 'node:http'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { NOBODY, startSite } from '../testing/start-site'
import { startSiteOverApi } from '../testing/start-site-over-api'

closeAfterEach()

const echo: RequestListener = async (request, response) => {
  const body: Buffer[] = []
  for await (const chunk of request) body.push(chunk)
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(body).toString(),
    }),
  )
}

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is forwarded unchanged', async (method) => {
  const origin = await startSiteOverApi(echo)
  const body = method === 'GET' || method === 'OPTIONS' ? null : '{"email": "a@b.example"}'
  const answer = await fetch(`${origin}/api/v1/user/get-me?email=a%40b.example&x=%2F`, {
    method,
    body,
    headers: { 'content-type': 'application/json', authorization: 'Bearer token', 'x-own': 'kept' },
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    method,
    url: '/api/v1/user/get-me?email=a%40b.example&x=%2F',
    body: body ?? '',
    headers: { authorization: 'Bearer token', 'x-own': 'kept', 'content-type': 'application/json' },
  })
})

test('status, headers and compressed bodies are returned unchanged', async () => {
  const bytes = randomBytes(300_000)
  const origin = await startSiteOverApi((_, response) => {
    response.writeHead(409, {
      'content-encoding': 'x-own',
      'content-security-policy': "default-src 'self'",
      'set-cookie': ['a=1', 'b=2'],
      'x-count': '3',
    })
    response.end(bytes)
  })
  const answer = await fetch(`${origin}/api/v1/shop/orderconfirm`, { method: 'POST' })
  expect(answer.status).toBe(409)
  expect(answer.headers.get('x-count')).toBe('3')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
})

const CLAIMS = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'shop.example',
  'x-forwarded-port': '1',
  'x-real-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
}

test("a visitor's own X-Forwarded headers are replaced", async () => {
  const origin = await startSiteOverApi(echo)
  const { headers } = await (await fetch(`${origin}/api/x`, { headers: CLAIMS })).json()
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(headers['x-forwarded-proto']).toBe('http')
  expect(headers['x-forwarded-host']).toBe(new URL(origin).host)
  for (const name of ['x-forwarded-port', 'x-real-ip', 'forwarded']) expect(headers[name]).toBeUndefined()
})

test("a trusted proxy's X-Forwarded headers are used", async () => {
  const origin = await startSiteOverApi(echo, { trustProxy: ['loopback'] })
  const answer = await fetch(`${origin}/api/x`, { headers: CLAIMS })
  const { headers } = await answer.json()
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
  })
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('hop-by-hop headers and those that Connection names are dropped', async () => {
  const origin = await startSiteOverApi((request, response) => {
    response.setHeader('connection', 'close, x-secret')
    response.setHeader('x-secret', 'upstream')
    response.end(JSON.stringify(request.headers))
  })
  const sent = {
    connection: 'close, x-hop',
    'x-hop': '1',
    te: 'trailers',
    'proxy-authorization': 'x',
    expect: '100-continue',
  }
  const answer = await new Promise<IncomingMessage>((resolve) =>
    request(`${origin}/api/x`, { headers: sent }, resolve).end(),
  )
  expect(answer.headers['x-secret']).toBeUndefined()
  let text = ''
  for await (const chunk of answer) text += chunk
  const seen = JSON.parse(text)
  for (const name of ['x-hop', 'te', 'proxy-authorization', 'expect']) expect(seen[name]).toBeUndefined()
})

test('HEAD and media are forwarded', async () => {
  const origin = await startSiteOverApi((request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '5', 'cache-control': 'max-age=9' })
    response.end(request.method === 'HEAD' ? undefined : 'image')
  })
  const head = await fetch(`${origin}/media/key/640.webp`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', ''])
  const whole = await fetch(`${origin}/media/key/640.webp`)
  expect([whole.headers.get('cache-control'), await whole.text()]).toEqual(['max-age=9', 'image'])
  expect((await fetch(`${origin}/media/key/640.webp`, { method: 'DELETE' })).status).toBe(405)
})

test("an API that is down is a 503 with the API's error body and Retry-After", async () => {
  const app = await startSite({ apiUrl: NOBODY })
  for (const url of ['/api/v1/shop/products', '/media/k/96.avif']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({ status: 'error', message: expect.stringContaining('not reachable') })
    expect(answer.body).not.toContain('ECONNREFUSED')
  }
})

test('an API that closes the connection without a response is a 503', async () => {
  const origin = await startSiteOverApi((request) => request.socket.destroy())
  expect((await fetch(`${origin}/api/x`)).status).toBe(503)
})

test('an API without a response in time is a 504, and a form with files is waited for longer, while the API decodes them', async () => {
  let decode: (() => void) | undefined
  const origin = await startSiteOverApi(
    (request, response) => {
      if (request.method === 'POST') decode = () => response.end('{}')
    },
    { apiTimeoutMs: 500 },
  )
  const body = new FormData()
  body.append('picture', new Blob(['x']), 'x.png')
  const form = fetch(`${origin}/api/v1/user/pictures`, { method: 'POST', body })
  await until(() => decode !== undefined)
  const answer = await fetch(`${origin}/api/x`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '5'])
  expect(await answer.json()).toMatchObject({ status: 'error' })
  decode?.()
  expect((await form).status).toBe(200)
})

test("the API's own 503 is forwarded without a retry", async () => {
  let asked = 0
  const origin = await startSiteOverApi((_, response) => {
    asked++
    response.writeHead(503, { 'retry-after': '1' }).end('{}')
  })
  expect((await fetch(`${origin}/api/x`)).status).toBe(503)
  expect(asked).toBe(1)
})
