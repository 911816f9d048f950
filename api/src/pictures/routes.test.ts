import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem } from '../http/problem'
import { testPictureSource } from '../testing/test-pictures'
import { openPictureStore } from './picture-store'
import { pictureRoutes } from './routes'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  app = Fastify()
  pictureRoutes(app, openPictureStore(folder, testPictureSource))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['96.avif', 'image/avif'],
  ['96.webp', 'image/webp'],
  ['1280.jpg', 'image/jpeg'],
])('%s is served as immutable', async (file, type) => {
  const url = `/media/v1-candle-2000-1/${file}`
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[\w-]{27}"$/),
  })
  const again = await app.inject({ url, headers: { 'if-none-match': `"x", ${String(answer.headers.etag)}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/media/v1-candle-2000-1/97.webp',
  '/media/v1-candle-2000-1/640.gif',
  '/media/v1-candle-zz-1/640.webp',
  '/media/..%2f..%2fetc/passwd',
  '/media/%2e%2e/640.webp',
  '/media/v1-candle-2000-1/..%2f..%2f640.webp',
  '/media/v1-candle-2000-1%00/640.webp',
])('%s is not found', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
})

test('a visitor who leaves is no longer waited for', async () => {
  const left = new Promise<boolean>((resolve) => {
    const waiting = Fastify()
    const visitor = new AbortController()
    pictureRoutes(waiting, {
      read: (_key, _file, asker) =>
        new Promise((_, reject) => {
          asker?.signal?.addEventListener('abort', () => {
            reject(asker.signal?.reason)
            void waiting.close()
            resolve(true)
          })
          visitor.abort()
        }),
    })
    void waiting.listen({ port: 0, host: '127.0.0.1' }).then((address) => {
      fetch(`${address}/media/v1-candle-2000-1/640.webp`, { signal: visitor.signal }).catch(() => undefined)
    })
  })
  expect(await left).toBe(true)
})

test('a picture request is a 503 when too many wait', async () => {
  const busy = Fastify()
  pictureRoutes(busy, { read: () => Promise.reject(new Problem(503, 'busy')) })
  const answer = await busy.inject('/media/v1-candle-2000-1/640.webp')
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ])
  await busy.close()
})
