import { problem } from '@superium/shared/testing'
import { type DownloadOptions, download } from './download'

/** A file whose chunks the test sends. */
function slowFile() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      control = given
    },
  })
  const get = async (_: DownloadOptions) => ({
    data: body,
    response: new Response(null, { headers: { 'content-type': 'text/csv' } }),
  })
  const come = async (text: string): Promise<void> => {
    control?.enqueue(new TextEncoder().encode(text))
    await jest.advanceTimersByTimeAsync(0)
  }
  return { get, come, end: () => control?.close(), fail: () => control?.error(new TypeError('broken')) }
}

const open = (get: Parameters<typeof download>[0]) => {
  const cancel = new AbortController()
  const onBytes = jest.fn()
  const outcome = download(get, onBytes, cancel.signal).then(
    (file) => ({ file, error: undefined }),
    (error: unknown) => ({ file: undefined, error }),
  )
  return { cancel, onBytes, outcome }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a download may take minutes as long as bytes arrive', async () => {
  const { get, come, end } = slowFile()
  const { onBytes, outcome } = open(get)
  for (let piece = 0; piece < 10; piece += 1) {
    await jest.advanceTimersByTimeAsync(20_000)
    await come('row\r\n')
  }
  end()
  const { file } = await outcome
  expect([file?.size, file?.type]).toEqual([50, 'text/csv'])
  expect(onBytes.mock.calls.map(([bytes]) => bytes)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50])
})

test('a download that stalls or breaks off is an error', async () => {
  const silent = slowFile()
  const first = open(silent.get)
  await silent.come('row\r\n')
  await jest.advanceTimersByTimeAsync(31_000)
  expect((await first.outcome).error).toMatchObject({ name: 'ConnectionError', timedOut: true })

  const broken = slowFile()
  const second = open(broken.get)
  await broken.come('row\r\n')
  broken.fail()
  expect((await second.outcome).error).toMatchObject({ name: 'ConnectionError', timedOut: false })
})

test('an error response is passed on, and the caller can abort', async () => {
  const refused = open(async () => ({ error: { message: 'Two exports run already.' }, response: problem(503, 'no') }))
  expect((await refused.outcome).error).toMatchObject({ status: 503, message: 'Two exports run already.' })

  const slow = slowFile()
  const given = open(slow.get)
  await slow.come('row\r\n')
  given.cancel.abort(new Error('enough'))
  expect((await given.outcome).error).toEqual(new Error('enough'))
})
