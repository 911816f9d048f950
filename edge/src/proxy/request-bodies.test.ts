import { createHash, randomBytes } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach } from '../testing/close-after-each'
import { startSiteOverApi } from '../testing/start-site-over-api'
import { BODY_LIMIT } from './forward'

closeAfterEach()

test('a request body is streamed to the API while the browser sends it', async () => {
  const parts: string[] = []
  const origin = await startSiteOverApi((request, response) => {
    request.on('data', (chunk) => parts.push(String(chunk)))
    request.on('end', () => response.end('done'))
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request(`${origin}/api/upload`, { method: 'POST' }, resolve).on('error', reject)
    sending.write('first')
    const poll = setInterval(() => {
      if (parts.length === 0) return
      clearInterval(poll)
      sending.end('last')
    }, 10)
  })
  expect((await answered).statusCode).toBe(200)
  expect(parts).toEqual(['first', 'last'])
})

test('20 MB are forwarded unchanged; 25 MB are the limit with or without Content-Length', async () => {
  const origin = await startSiteOverApi((request, response) => {
    const hash = createHash('sha256')
    request.on('data', (chunk) => hash.update(chunk))
    request.on('end', () => response.end(hash.digest('hex')))
  })
  const body = randomBytes(20 * 1024 * 1024)
  const passed = await fetch(`${origin}/api/upload`, { method: 'POST', body })
  expect(await passed.text()).toBe(createHash('sha256').update(body).digest('hex'))

  expect(await post(origin, { 'content-length': String(BODY_LIMIT + 1) }, 1)).toBe(413)
  expect(await post(origin, {}, BODY_LIMIT + 1)).toBe(413)
  expect(await post(origin, {}, BODY_LIMIT)).toBe(200)
})

test('an answer that comes before the body is read reaches the browser, and the connection stays usable', async () => {
  const origin = await startSiteOverApi((request, response) => {
    if (request.method === 'GET') return void response.end('next')
    response.writeHead(401).end('{}')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const headers of [{}, { 'content-length': String(3 * 1024 * 1024) }])
    for (let round = 0; round < 10; round += 1) {
      expect(await post(origin, headers, 3 * 1024 * 1024, agent)).toBe(401)
      expect(await (await fetch(`${origin}/api/next`)).text()).toBe('next')
    }
  agent.destroy()
})

test('a browser that disconnects aborts the upstream request, before and during the response', async () => {
  let ended = 0
  let reached = 0
  const origin = await startSiteOverApi((request, response) => {
    reached++
    response.once('close', () => ended++)
    if (request.url === '/api/streaming') response.write('part')
  })
  for (const path of ['silent', 'streaming']) {
    const leaving = new AbortController()
    let parts = 0
    const asked = fetch(`${origin}/api/${path}`, { signal: leaving.signal }).then(async ({ body }) => {
      for await (const part of body ?? []) parts += part.length
    })
    const before = reached
    await until(() => (path === 'silent' ? reached > before : parts > 0))
    leaving.abort()
    await expect(asked).rejects.toThrow('abort')
    await until(() => ended === reached)
  }
  expect(ended).toBe(2)
})

/** Sends `length` bytes in chunks; resolves with the status, which may come before the last chunk. */
function post(
  origin: string,
  headers: Record<string, string>,
  length: number,
  agent?: Agent,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}/api/upload`, { method: 'POST', headers, ...(agent && { agent }) }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sending.on('error', reject)
    const part = Buffer.alloc(1024 * 1024)
    let left = length
    const more = () => {
      while (left > 0) {
        const chunk = part.subarray(0, Math.min(left, part.length))
        left -= chunk.length
        if (!sending.write(chunk)) return void sending.once('drain', more)
      }
      if (Number(headers['content-length'] ?? length) === length) sending.end()
    }
    more()
  })
}
