import { idleTimeout, readBody } from './idle-timeout'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A body whose pieces come when the test says so. */
function body() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (one) => {
      controller = one
    },
  })
  return {
    stream,
    send: (text: string) => controller?.enqueue(Buffer.from(text)),
    close: () => controller?.close(),
  }
}

test('a body may take as long as it comes', async () => {
  const { stream, send, close } = body()
  const waiting = idleTimeout(10_000)
  const read = readBody(stream, waiting)
  for (const piece of ['a', 'b', 'c', 'd']) {
    await jest.advanceTimersByTimeAsync(9_000)
    send(piece)
  }
  await jest.advanceTimersByTimeAsync(9_000)
  close()
  expect((await read).toString()).toBe('abcd')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(waiting.signal.aborted).toBe(false)
})

test('a body that stops coming is given up', async () => {
  const { stream, send } = body()
  const read = readBody(stream, idleTimeout(10_000)).catch((error: Error) => error.name)
  send('a')
  await jest.advanceTimersByTimeAsync(10_001)
  expect(await read).toBe('TimeoutError')
})

test('an answer may be waited for longer than its pieces', async () => {
  const waiting = idleTimeout(10_000, 60_000)
  await jest.advanceTimersByTimeAsync(59_000)
  expect(waiting.signal.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1_001)
  expect(waiting.signal.aborted).toBe(true)
})

test('nothing to read is read at once', async () => {
  expect(await readBody(null, idleTimeout(10_000))).toHaveLength(0)
})
