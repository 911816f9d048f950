import { get, type IncomingMessage } from 'node:http'
import { until } from '@superium/shared/testing/node'
import Fastify from 'fastify'
import { limitOpenRequests } from './limit-open-requests'

const app = Fastify({ trustProxy: ['loopback'] })
limitOpenRequests(app, 2)
let waiting: (() => void)[] = []
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

afterEach(() => {
  for (const end of waiting) end()
  waiting = []
})

test('a network with many open requests is refused until one ends, and others are not', async () => {
  const open = [ask('/slow', '203.0.113.7'), ask('/slow', '203.0.113.7')]
  await until(() => waiting.length === 2)
  expect(await ask('/', '203.0.113.7')).toBe(429)
  expect(await ask('/', '203.0.113.8')).toBe(200)
  expect(await ask('/', '127.0.0.1')).toBe(200)
  for (const end of waiting) end()
  expect(await Promise.all(open)).toEqual([200, 200])
  expect(await ask('/', '203.0.113.7')).toBe(200)
})

test('the networks of one IPv6 site together have the open requests of four', async () => {
  const networks = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1', '2001:db8:0:4::1']
  const open = networks.flatMap((address) => [ask('/slow', address), ask('/slow', address)])
  await until(() => waiting.length === 8)
  expect(await ask('/', '2001:db8:0:5::1')).toBe(429)
  expect(await ask('/', '2001:db8:1:1::1')).toBe(200)
  for (const end of waiting) end()
  expect(new Set(await Promise.all(open))).toEqual(new Set([200]))
  expect(await ask('/', '2001:db8:0:5::1')).toBe(200)
})
