import { Readable } from 'node:stream'
import { readAnswer } from './answer'
import { FRAME, frame } from './frames'

const answer = (head: object | string, ...html: string[]) =>
  Readable.from([
    frame(FRAME.head, typeof head === 'string' ? head : JSON.stringify(head)),
    ...html.map((piece) => frame(FRAME.html, piece)),
    frame(FRAME.tail, '{"a":1}'),
  ])
const plain = { status: 200, whole: true, memory: 7 }

test('the head is read into its shape, what nobody knows left out', async () => {
  const meta = { title: 'Mugs', jsonLd: [{ '@type': 'Product', offers: { price: 1 } }], more: 1 }
  const { head, html, tail } = await readAnswer(
    answer({ ...plain, meta, paintFrom: 'header', odd: true }, '<p>', '</p>'),
  )
  expect(head).toEqual({ ...plain, paintFrom: 'header', meta: { title: 'Mugs', jsonLd: meta.jsonLd } })
  expect(Buffer.concat(html as Uint8Array[]).toString()).toBe('<p></p>')
  expect(tail()).toEqual({ loaderData: '{"a":1}' })
})

test.each([
  ['status must be', { ...plain, status: 'ok' }],
  ['whole must be', { ...plain, whole: 1 }],
  ['memory must be', { status: 200 }],
  ['location must be', { ...plain, location: '/a\r\nset-cookie: b' }],
  ['meta.title must be', { ...plain, meta: {} }],
  ['meta.description must be', { ...plain, meta: { title: 'a', description: {} } }],
  ['meta.pictures[0].srcset must be', { ...plain, meta: { title: 'a', pictures: [{ src: '' }] } }],
  ['meta.jsonLd[0] must be', { ...plain, meta: { title: 'a', jsonLd: ['</script>'] } }],
  ['JSON', 'no head'],
])('%s …: an answer that is none is refused, and its stream let go', async (words, head) => {
  const stream = answer(head, 'x'.repeat(100_000))
  await expect(readAnswer(stream)).rejects.toThrow(words)
  expect(stream.destroyed).toBe(true)
})

test('what a team sets to null is left out', async () => {
  const { head } = await readAnswer(answer({ ...plain, meta: { title: 'a', image: null, jsonLd: null } }))
  expect(head.meta).toEqual({ title: 'a' })
})

test('an answer without an end is not kept in memory', async () => {
  const piece = frame(FRAME.html, 'x'.repeat(1024 * 1024))
  const endless = Readable.from(
    (function* () {
      yield frame(FRAME.head, JSON.stringify(plain))
      for (;;) yield piece
    })(),
  )
  await expect(readAnswer(endless)).rejects.toThrow('too large')
})

test.each([true, false])('one that stops (whole: %s) is given up after ten seconds', async (whole) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const stream = new Readable({ read() {} })
    stream.push(frame(FRAME.head, JSON.stringify({ ...plain, whole })))
    const read = async () => {
      for await (const _ of (await readAnswer(stream)).html);
    }
    const ended = expect(read()).rejects.toThrow('does not end')
    await new Promise(setImmediate)
    jest.advanceTimersByTime(10_000)
    await ended
  } finally {
    jest.useRealTimers()
  }
})
