/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { requireMinimumRate } from './minimum-rate'
import { until } from './testing/node'

let server: Server
let clock: number
let check: () => void
let handle: (request: IncomingMessage, response: ServerResponse) => void
const sockets: Socket[] = []

beforeEach(async () => {
  clock = 0
  server = createServer((request, response) => handle(request, response))
  check = requireMinimumRate(server, () => clock)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** A client that sends and reads only when it is told to. */
function open(): { socket: Socket; received(): string; isClosed(): boolean } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  let closed = false
  socket.on('error', () => {}).on('close', () => (closed = true))
  socket.on('data', (chunk) => (text += chunk))
  sockets.push(socket)
  return { socket, received: () => text, isClosed: () => closed }
}

/** Lets seconds pass, as the timer of the site does it. */
function pass(seconds: number): void {
  for (let left = seconds; left > 0; left -= 5) {
    clock += 5_000
    check()
  }
}

/** Starts a POST whose body the server reads at once; returns a function that sends further bytes, and waits until they are read. */
async function post(): Promise<ReturnType<typeof open> & { send(bytes: number): Promise<void> }> {
  let read = 0
  let sent = 0
  let begun = false
  handle = (request, response) => {
    begun = true
    request.on('data', (chunk) => (read += chunk.length))
    request.on('end', () => response.end('done'))
  }
  const client = open()
  client.socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\n')
  await until(() => begun)
  const send = async (bytes: number): Promise<void> => {
    sent += bytes
    client.socket.write(Buffer.alloc(bytes))
    await until(() => read === sent)
  }
  return { ...client, send }
}

test('a body that trickles is refused in words after the grace time, and its connection is closed', async () => {
  const { send, received, isClosed } = await post()
  for (let time = 0; time < 6; time += 1) {
    await send(10)
    pass(5)
  }
  expect(isClosed()).toBe(false)
  pass(5)
  await until(isClosed)
  expect(received()).toMatch(/^HTTP\/1\.1 408 .*Your connection is too slow\. Try again in a moment\."\}$/s)
})

test('a phone that sends 30,000 bytes a second gets 5 MB through, also with half a minute in a tunnel', async () => {
  const { send, isClosed } = await post()
  for (let seconds = 0; seconds < 175; seconds += 5) {
    await send(150_000)
    pass(seconds === 50 ? 35 : 5)
  }
  expect(isClosed()).toBe(false)
})

test('a client is not blamed for the minutes in which the whole process stood still', async () => {
  const { send, isClosed } = await post()
  await send(1_000)
  clock += 600_000
  check()
  await send(1_000)
  expect(isClosed()).toBe(false)
})

test('a body that the server itself does not read may wait', async () => {
  let request: IncomingMessage | undefined
  handle = (asked) => (request = asked)
  const { socket, isClosed } = open()
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\n')
  socket.write(Buffer.alloc(1_000_000))
  await until(() => request?.socket.isPaused() === true)
  pass(600)
  expect(isClosed()).toBe(false)
})

test('a body that goes on after its answer is held to the same rate', async () => {
  handle = (_request, response) => response.writeHead(401).end('no')
  const { socket, received, isClosed } = open()
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\n')
  await until(() => received().includes('401'))
  pass(40)
  await until(isClosed)
})

/** Starts a GET whose answer never ends, and of which the client has read nothing. */
async function get(): Promise<ReturnType<typeof open> & { isCutOff(): boolean }> {
  let begun = false
  let cutOff = false
  handle = (_request, response) => {
    const more = (): void => {
      while (response.write(Buffer.alloc(64 * 1024)));
    }
    response.on('drain', more).once('close', () => (cutOff = true))
    more()
    begun = true
  }
  const client = open()
  client.socket.pause()
  client.socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await until(() => begun)
  return { ...client, isCutOff: () => cutOff }
}

test('an answer that nobody reads is cut off', async () => {
  const { isCutOff } = await get()
  pass(30)
  expect(isCutOff()).toBe(false)
  // What the system has taken counts as read, so that it takes longer than the grace time.
  await until(() => {
    pass(60)
    return isCutOff()
  })
})

test('an answer that is read with 30,000 bytes a second goes on', async () => {
  const { socket, isCutOff } = await get()
  for (let seconds = 5; seconds <= 300; seconds += 5) {
    socket.resume()
    await until(() => socket.bytesRead >= seconds * 30_000)
    socket.pause()
    pass(5)
  }
  expect(isCutOff()).toBe(false)
})
