/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HTTP_TIMEOUT_MS } from '../constants'
import { resilientFetch } from './resilient-fetch'

/** One of the answers: the server takes the request and never answers. */
const SILENCE = -1

let server: Server
let answers: number[]
let seen: string[]
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

beforeEach(async () => {
  answers = []
  seen = []
  server = createServer((request, response) => {
    seen.push(request.method ?? '')
    const status = answers.shift() ?? 200
    if (status === SILENCE) return
    if (status === 0) return request.socket.destroy()
    response.writeHead(status).end(String(status))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test('a read is retried after a 503 and after a dropped connection', async () => {
  answers = [503, 0, 200]
  expect((await resilientFetch(new Request(address()))).status).toBe(200)
  expect(seen).toHaveLength(3)
})

test('a write without a key is sent once', async () => {
  answers = [503, 200]
  expect((await resilientFetch(new Request(address(), { method: 'POST', body: 'x' }))).status).toBe(503)
  expect(seen).toEqual(['POST'])
})

test('a write with an idempotency key is retried with its body', async () => {
  answers = [503, 200]
  const request = new Request(address(), { method: 'POST', body: 'x', headers: { 'Idempotency-Key': 'k' } })
  expect((await resilientFetch(request)).status).toBe(200)
  expect(seen).toEqual(['POST', 'POST'])
})

test('an abort ends the retries at once', async () => {
  answers = [503, 503, 503]
  const controller = new AbortController()
  const response = resilientFetch(new Request(address(), { signal: controller.signal }))
  server.once('request', () => setTimeout(() => controller.abort(), 50))
  await expect(response).rejects.toThrow('aborted')
  expect(seen).toHaveLength(1)
})

test('a call without an answer can be aborted', async () => {
  const controller = new AbortController()
  answers = [SILENCE]
  const began = Date.now()
  const response = resilientFetch(new Request(address(), { signal: controller.signal }))
  server.once('request', () => controller.abort(new Error('enough')))
  await expect(response).rejects.toThrow('enough')
  expect(Date.now() - began).toBeLessThan(HTTP_TIMEOUT_MS / 2)
})

test('a 4xx answer is not retried', async () => {
  answers = [404]
  expect((await resilientFetch(new Request(address()))).status).toBe(404)
  expect(seen).toHaveLength(1)
})

test('a file may take longer than the time-out once it has begun; any other answer may not', async () => {
  const late = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  server.removeAllListeners('request').on('request', ({ url }, response) => {
    if (url === '/file') response.setHeader('content-disposition', 'attachment; filename="a.json"')
    response.write('begin')
    late.signal.addEventListener('abort', () => response.end(', end'))
  })
  const file = await resilientFetch(new Request(`${address()}file`))
  const data = await resilientFetch(new Request(`${address()}data`))
  late.abort(new Error('late'))
  expect(await file.text()).toBe('begin, end')
  await expect(data.text()).rejects.toThrow('aborted')
  timeout.mockRestore()
})
