import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { collectGarbage } from '@superium/shared/testing/node'
import { createHttpGet } from './http-get'

let server: Server
let connections: Socket[]
let answer: (response: ServerResponse) => void
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/categories?page=0`

beforeEach(async () => {
  connections = []
  server = createServer((request, response) => {
    response.setHeader('x-asked', `${request.method} ${request.url} ${request.headers.accept}`)
    answer(response)
  })
  server.on('connection', (socket) => connections.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a response is read with its status on a keep-alive connection', async () => {
  answer = (response) => {
    response.writeHead(404, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.write('{"a":')
    response.end('"日本"}')
  }
  const read = createHttpGet()
  for (let turn = 0; turn < 3; turn += 1) {
    const { status, type, lifetime, body } = await read(new Request(address()))
    expect([status, type, lifetime, String(body)]).toEqual([404, 'application/json', 'no-store', '{"a":"日本"}'])
  }
  expect(connections).toHaveLength(1)
})

test('a keep-alive connection that the API has closed is replaced', async () => {
  answer = (response) => void response.end('yes')
  const read = createHttpGet()
  await read(new Request(address()))
  // The close is in flight when the next request is sent.
  connections[0]?.resetAndDestroy()
  expect(String((await read(new Request(address()))).body)).toBe('yes')
  expect(connections).toHaveLength(2)
})

test('the headers of the request are sent', async () => {
  answer = (response) => void response.end(String(response.getHeader('x-asked')))
  const { body } = await createHttpGet()(new Request(address(), { headers: { accept: 'application/json' } }))
  expect(String(body)).toBe('GET /categories?page=0 application/json')
})

test('other methods than GET are rejected', async () => {
  answer = (response) => void response.end('yes')
  await expect(createHttpGet()(new Request(address(), { method: 'POST', body: '{}' }))).rejects.toThrow('POST')
  expect(connections).toHaveLength(0)
})

test('a response that never ends is aborted even while data arrive', async () => {
  answer = (response) => {
    const more = setInterval(() => response.write('.'), 10)
    response.once('close', () => clearInterval(more))
  }
  await expect(createHttpGet(200)(new Request(address()))).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('time limit and abort of a pending request survive a garbage collection', async () => {
  const control = new AbortController()
  const heard = new Promise<void>((resolve) => {
    answer = () => resolve()
  })
  const ends = Promise.allSettled([
    createHttpGet(2_000)(new Request(address())),
    createHttpGet(60_000)(new Request(address(), { signal: control.signal })),
  ])
  await heard
  await collectGarbage()
  control.abort(new Error('gone on'))
  expect(await ends).toMatchObject([{ reason: { name: 'TimeoutError' } }, { reason: { message: 'gone on' } }])
})

test("the caller's abort rejects with its reason", async () => {
  const control = new AbortController()
  answer = () => control.abort(new Error('gone on'))
  await expect(createHttpGet()(new Request(address(), { signal: control.signal }))).rejects.toThrow('gone on')
})

test('a truncated response and an unreachable API reject', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('half', () => response.destroy())
  }
  await expect(createHttpGet()(new Request(address()))).rejects.toThrow()
  await expect(createHttpGet()(new Request('http://127.0.0.1:9/'))).rejects.toThrow('ECONNREFUSED')
})
