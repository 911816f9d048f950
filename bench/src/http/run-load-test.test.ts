import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { failed, runLoadTest } from './run-load-test'

const seen: { path: string | undefined; open: number }[] = []
let open = 0
const server = createServer((request, response) => {
  open += 1
  seen.push({ path: request.url, open })
  setTimeout(() => {
    open -= 1
    response.statusCode = request.url === '/3' ? 503 : 200
    response.end('x'.repeat(200_000))
  }, 5)
})
let origin = ''

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        resolve()
      })
    }),
)
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('sends as many requests as asked for over its connections, and counts what fails', async () => {
  const load = await runLoadTest({ origin, connections: 4, seconds: 20, calls: 40, next: (n) => ({ path: `/${n}` }) })
  expect(load.calls).toBe(40)
  expect(new Set(seen.map(({ path }) => path)).size).toBe(40)
  expect(Math.max(...seen.map((one) => one.open))).toBeGreaterThan(1)
  expect(Math.max(...seen.map((one) => one.open))).toBeLessThanOrEqual(4)
  expect(load.failures).toEqual({ 503: 1 })
  expect(failed(load)).toBe(1)
  expect(load.p99).toBeGreaterThanOrEqual(load.p50)
})

it('ends in time, and counts a server that is gone as failure', async () => {
  const load = await runLoadTest({
    origin: 'http://127.0.0.1:1',
    connections: 1,
    seconds: 1,
    calls: 3,
    next: () => ({ path: '/' }),
  })
  expect(load.failures).toEqual({ 0: 3 })
})
