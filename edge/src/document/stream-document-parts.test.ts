import { text } from 'node:stream/consumers'
import { streamDocumentParts } from './stream-document-parts'

/** A document whose body arrives in two pieces, the second after two and a half seconds. */
async function documentOf(first: string, second: string): Promise<string> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  let arrive = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  async function* html() {
    yield Buffer.from(first)
    await arrival
    yield Buffer.from(second)
  }
  const document = text(streamDocumentParts('<body>', html(), () => '</body>'))
  await jest.advanceTimersByTimeAsync(2_500)
  jest.useRealTimers()
  arrive()
  return document
}

test('a stream that waits for a piece shows that it goes on', async () => {
  expect(await documentOf('<p>at once</p>', '<p>late</p>')).toBe('<body><p>at once</p><!----><!----><p>late</p></body>')
})

test('a piece that ends inside an element is not cut', async () => {
  expect(await documentOf('<p title="a', ' lamp"></p>')).toBe('<body><p title="a lamp"></p></body>')
})
