import { createPageDataCache, FRESH_MS } from './page-data-cache'

const A = 'https://shop.example/a?x=1'
const B = 'https://shop.example/b'

function clock() {
  let time = 0
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

test('a navigation uses prefetched data, even while they load', async () => {
  const pages = createPageDataCache()
  let arrive: (data: string) => void = () => {}
  const ahead = pages.prefetch(A, () => new Promise((resolve) => (arrive = resolve)))
  const load = jest.fn()
  const opened = pages.open(A, load)
  arrive('data')
  expect(await opened).toBe('data')
  await ahead
  expect(load).not.toHaveBeenCalled()
  await pages.prefetch(A, load)
  expect(load).not.toHaveBeenCalled()
})

test('the cache tells whether it has data for an address', async () => {
  const { now, pass } = clock()
  const pages = createPageDataCache(now)
  expect(pages.has(A)).toBe(false)
  const ahead = pages.prefetch(A, async () => 'data')
  expect([pages.has(A), pages.has(B)]).toEqual([true, false])
  await ahead
  pass(FRESH_MS)
  expect(pages.has(A)).toBe(false)
})

test('prefetched deferred data are available at once', async () => {
  const pages = createPageDataCache()
  await pages.prefetch(A, async () => ({ product: { name: 'Mug' }, related: Promise.resolve([1]) }))
  expect(await pages.open(A, jest.fn())).toEqual({ product: { name: 'Mug' }, related: [1] })
})

test('a failed prefetch is silent, and the navigation loads the data itself', async () => {
  const pages = createPageDataCache()
  await pages.prefetch(A, () => Promise.reject(new Error('down')))
  expect(await pages.open(A, async () => 'new')).toBe('new')

  let fail: (reason: Error) => void = () => {}
  void pages.prefetch(B, () => new Promise((_, reject) => (fail = reject)))
  const opened = pages.open(B, async () => 'new')
  fail(new Error('down'))
  expect(await opened).toBe('new')
})

test('a prefetch of which a part is missing is dropped, so that the navigation loads all of it', async () => {
  const pages = createPageDataCache()
  for (const part of [Promise.resolve(null), Promise.reject(new Error('down'))]) {
    await pages.prefetch(A, async () => ({ related: part }))
    expect(pages.has(A)).toBe(false)
  }
})

test('a failed navigation throws and is not cached', async () => {
  const pages = createPageDataCache()
  await expect(pages.open(A, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await pages.open(A, async () => 'back')).toBe('back')
})

test('data older than 30 seconds are loaded again', async () => {
  const { now, pass } = clock()
  const pages = createPageDataCache(now)
  await pages.prefetch(A, async () => 'old')
  pass(FRESH_MS - 1)
  expect(await pages.open(A, async () => 'new')).toBe('old')
  pass(1)
  expect(await pages.open(A, async () => 'new')).toBe('new')
})

test('Back uses cached data; the page that is already shown loads again', async () => {
  const pages = createPageDataCache()
  pages.shown(A, 'rendered')
  expect(await pages.open(A, async () => 'revalidated')).toBe('revalidated')
  pages.shown(B)
  expect(await pages.open(A, async () => 'again')).toBe('revalidated')
})

test('a write empties the cache', async () => {
  const pages = createPageDataCache()
  await pages.prefetch(A, async () => 'before')
  pages.forget()
  expect(await pages.open(A, async () => 'after')).toBe('after')
})

test('a prefetch that started before a write is not cached', async () => {
  const pages = createPageDataCache()
  let arrive: (data: string) => void = () => {}
  const ahead = pages.prefetch(A, () => new Promise((resolve) => (arrive = resolve)))
  pages.forget()
  arrive('before')
  await ahead
  expect(await pages.open(A, async () => 'after')).toBe('after')
})
