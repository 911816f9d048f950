import { text } from 'node:stream/consumers'
import { streamDocumentParts } from './stream-document-parts'

test('a stream that waits for a piece shows that it goes on', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  let arrive = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  async function* html() {
    yield Buffer.from('<p>at once</p>')
    await arrival
    yield Buffer.from('<p>late</p>')
  }
  const document = text(streamDocumentParts('<body>', html(), () => '</body>'))
  await jest.advanceTimersByTimeAsync(2_500)
  jest.useRealTimers()
  arrive()
  expect(await document).toBe('<body><p>at once</p><!----><!----><p>late</p></body>')
})

test('a piece that ends inside an element is not cut', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  let arrive = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  async function* html() {
    yield Buffer.from('<p title="a')
    await arrival
    yield Buffer.from(' lamp"></p>')
  }
  const document = text(streamDocumentParts('<body>', html(), () => '</body>'))
  await jest.advanceTimersByTimeAsync(2_500)
  jest.useRealTimers()
  arrive()
  expect(await document).toBe('<body><p title="a lamp"></p></body>')
})
