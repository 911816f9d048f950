import { Readable } from 'node:stream'
import { readRendererResponse } from './read-renderer-response'
import { encodeFrame, FRAME } from './response-frames'

const answer = (head: object | string, ...html: string[]) =>
  Readable.from([
    encodeFrame(FRAME.head, typeof head === 'string' ? head : JSON.stringify(head)),
    ...html.map((piece) => encodeFrame(FRAME.html, piece)),
    encodeFrame(FRAME.tail, '{"a":1}'),
  ])
const plain = { status: 200, whole: true, memory: 7 }

test('a complete page is read with its head, HTML and tail', async () => {
  const { head, html, tail } = await readRendererResponse(answer(plain, '<p>', '</p>'))
  expect(head).toEqual(plain)
  expect(Buffer.concat(html as Uint8Array[]).toString()).toBe('<p></p>')
  expect(tail()).toEqual({ loaderData: '{"a":1}' })
})

test.each([
  ['status must be', { ...plain, status: 'ok' }],
  ['JSON', 'no head'],
])('a malformed response is rejected (%s) and its stream destroyed', async (words, head) => {
  const stream = answer(head, 'x'.repeat(100_000))
  await expect(readRendererResponse(stream)).rejects.toThrow(words)
  expect(stream.destroyed).toBe(true)
})

test('an endless response is rejected', async () => {
  const piece = encodeFrame(FRAME.html, 'x'.repeat(1024 * 1024))
  const endless = Readable.from(
    (function* () {
      yield encodeFrame(FRAME.head, JSON.stringify(plain))
      for (;;) yield piece
    })(),
  )
  await expect(readRendererResponse(endless)).rejects.toThrow('too large')
})

test.each([true, false])('a stalled response (whole: %s) is aborted after ten seconds', async (whole) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const stream = new Readable({ read() {} })
    stream.push(encodeFrame(FRAME.head, JSON.stringify({ ...plain, whole })))
    const read = async () => {
      for await (const _ of (await readRendererResponse(stream)).html);
    }
    const ended = expect(read()).rejects.toThrow('does not end')
    await new Promise(setImmediate)
    jest.advanceTimersByTime(10_000)
    await ended
  } finally {
    jest.useRealTimers()
  }
})
