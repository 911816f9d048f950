import { get, type IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { limitOpenRequests } from './limit-open-requests'

const app = Fastify({ trustProxy: ['loopback'] })
limitOpenRequests(app, 2)
const waiting: (() => void)[] = []
app.get('/slow', async () => {
  await new Promise<void>((resolve) => waiting.push(resolve))
  return 'ok'
})
app.get('/', async () => 'ok')
let origin = ''
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const ask = (path: string, address: string): Promise<number | undefined> =>
  new Promise((resolve, reject) =>
    get(origin + path, { headers: { 'x-forwarded-for': address } }, (response: IncomingMessage) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    }).on('error', reject),
  )

test('a network with many open requests is refused until one ends, and others are not', async () => {
  const open = [ask('/slow', '203.0.113.7'), ask('/slow', '203.0.113.7')]
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await ask('/', '203.0.113.7')).toBe(429)
  expect(await ask('/', '203.0.113.8')).toBe(200)
  expect(await ask('/', '127.0.0.1')).toBe(200)
  for (const end of waiting) end()
  expect(await Promise.all(open)).toEqual([200, 200])
  expect(await ask('/', '203.0.113.7')).toBe(200)
})
