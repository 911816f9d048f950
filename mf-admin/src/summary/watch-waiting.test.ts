import { readEvents } from './read-events'
import { watchWaiting } from './watch-waiting'

const counts = (pendingOrders: number) => ({ pendingOrders, pendingSellers: 0, openReports: 0, newMessages: 0 })
const event = (pendingOrders: number): string => `event: waiting\ndata: ${JSON.stringify(counts(pendingOrders))}\n\n`

/** Stubs the API's stream; the test writes into the newest connection. */
function setUp() {
  const connections: ReadableStreamDefaultController<Uint8Array>[] = []
  let status = 200
  globalThis.fetch = async (input, init) => {
    const { signal } = new Request(input, init)
    if (status !== 200) return Response.json({ status: 'error', message: 'no' }, { status })
    const body = new ReadableStream<Uint8Array>({
      start(control) {
        connections.push(control)
        signal.addEventListener('abort', () => control.error(new Error('aborted')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const heard: number[] = []
  const lost = jest.fn()
  const stop = watchWaiting({ heard: ({ pendingOrders }) => heard.push(pendingOrders), lost }, page as never)
  const say = async (text: string): Promise<void> => {
    connections.at(-1)?.enqueue(new TextEncoder().encode(text))
    await jest.advanceTimersByTimeAsync(0)
  }
  const turn = async (state: DocumentVisibilityState): Promise<void> => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
  }
  const setStatus = (next: number): void => {
    status = next
  }
  return { connections, heard, lost, stop, say, turn, setStatus }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('events are received, even in pieces; comments, other events and malformed data are ignored', async () => {
  const { heard, say, stop } = setUp()
  await jest.advanceTimersByTimeAsync(0)
  await say(event(3))
  await say(`: still here\n\n${event(4).slice(0, 20)}`)
  await say(`${event(4).slice(20)}event: other\ndata: {}\n\nevent: waiting\ndata: {"pendingOrders": "x"}\n\n`)
  expect(heard).toEqual([3, 4])
  stop()
})

test('a stream that ends, falls silent or fails reconnects with growing delays of at most 4 s', async () => {
  const { connections, heard, say, stop, setStatus } = setUp()
  await jest.advanceTimersByTimeAsync(0)
  await say(event(1))
  connections[0]?.close()
  await jest.advanceTimersByTimeAsync(1000)
  expect(connections).toHaveLength(2)
  await say(event(2))

  setStatus(503)
  await jest.advanceTimersByTimeAsync(12_000)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(connections).toHaveLength(2)
  setStatus(200)
  await jest.advanceTimersByTimeAsync(4000)
  expect(connections).toHaveLength(3)
  await say(event(5))
  expect(heard).toEqual([1, 2, 5])
  stop()
})

test('a hidden page has no connection; it connects at once when it becomes visible', async () => {
  const { connections, heard, lost, say, turn, stop } = setUp()
  await jest.advanceTimersByTimeAsync(0)
  await say(event(1))
  lost.mockClear()
  await turn('hidden')
  expect(lost).toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(connections).toHaveLength(1)
  await turn('visible')
  expect(connections).toHaveLength(2)
  await say(event(9))
  stop()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(connections).toHaveLength(2)
  expect(heard).toEqual([1, 9])
})

test('reconnecting leaves no listeners behind, however long the API is down', async () => {
  const added = jest.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = jest.spyOn(AbortSignal.prototype, 'removeEventListener')
  const count = (all: readonly unknown[], signal: unknown) => all.filter((one) => one === signal).length
  const { stop, setStatus } = setUp()
  setStatus(503)
  await jest.advanceTimersByTimeAsync(120_000)
  const [longest] = added.mock.contexts
  expect(count(added.mock.contexts, longest)).toBeGreaterThan(30)
  const left = count(added.mock.contexts, longest) - count(removed.mock.contexts, longest)
  expect(left).toBeLessThan(3)
  stop()
  added.mockRestore()
  removed.mockRestore()
})

test('an endless event is refused', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (control) => control.enqueue(new TextEncoder().encode('x'.repeat(70_000))),
  })
  await expect(readEvents(body).next()).rejects.toThrow('does not end')
})
