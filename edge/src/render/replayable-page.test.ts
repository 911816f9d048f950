import { replayablePage } from './replayable-page'

const head = { status: 200, whole: true, memory: 0 }

test('a page is read to its end before a slow reader begins, and every reader gets all of it', async () => {
  let through = false
  async function* html() {
    yield Buffer.from('a')
    yield Buffer.from('b')
    through = true
  }
  const page = replayablePage({ head, html: html(), tail: () => ({ loaderData: '{}' }) })
  expect(await page.done).toBe(2)
  expect(through).toBe(true)
  expect(await Promise.all([read(page), read(page)])).toEqual(['ab', 'ab'])
})

test('a reader gets chunks as they arrive', async () => {
  let come: () => void = () => {}
  async function* html() {
    yield Buffer.from('a')
    await new Promise<void>((resolve) => (come = resolve))
    yield Buffer.from('z')
  }
  const page = replayablePage({ head, html: html(), tail: () => ({}) })
  const reading = page.html()[Symbol.asyncIterator]()
  expect(String((await reading.next()).value)).toBe('a')
  come()
  expect(String((await reading.next()).value)).toBe('z')
  expect((await reading.next()).done).toBe(true)
})

test('a response that breaks off ends there and is not complete', async () => {
  async function* html() {
    yield Buffer.from('a')
    throw new Error('gone')
  }
  const page = replayablePage({ head, html: html(), tail: () => undefined })
  expect(await read(page)).toBe('a')
  expect(await page.done).toBeUndefined()
})

async function read(page: ReturnType<typeof replayablePage>): Promise<string> {
  const pieces: string[] = []
  for await (const piece of page.html()) pieces.push(Buffer.from(piece).toString())
  return pieces.join('')
}
