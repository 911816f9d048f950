import { createSwrCache } from './swr-cache'

const deferred = () => {
  let end: (value: string) => void = () => {}
  const promise = new Promise<string>((resolve) => {
    end = resolve
  })
  return { promise, end }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('concurrent reads share one load', async () => {
  const memory = createSwrCache<string>({ fresh: 1000, stale: 5000, most: 9 })
  const { promise, end } = deferred()
  const load = jest.fn(() => promise)
  const both = Promise.all([memory.get('a', load), memory.get('a', load)])
  end('one')
  expect(await both).toEqual(['one', 'one'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a stale value is served while a new one loads; one that is too old is not', async () => {
  const memory = createSwrCache<string>({ fresh: 1000, stale: 5000, most: 9 })
  let n = 0
  const load = async () => {
    n += 1
    return String(n)
  }
  expect(await memory.get('a', load)).toBe('1')
  jest.advanceTimersByTime(1500)
  expect(await memory.get('a', load)).toBe('1')
  expect(await memory.get('a', load)).toBe('2')
  jest.advanceTimersByTime(5000)
  expect(await memory.get('a', load)).toBe('3')
})

test('a changed mark makes a value stale at once; a fast reload is awaited, a slow one is not', async () => {
  const memory = createSwrCache<string>({ fresh: 60_000, stale: 5000, most: 9 })
  const load = (value: string) => async () => value
  await memory.get('a', load('old'), 'm1')
  expect(await memory.get('a', load('new'), 'm2')).toBe('new')
  const dear = (value: string) => async () => {
    jest.advanceTimersByTime(50)
    return value
  }
  await memory.get('b', dear('old'), 'm1')
  expect(await memory.get('b', dear('new'), 'm2')).toBe('old')
})

test('a value that loads slowly is reloaded rarely', async () => {
  const memory = createSwrCache<string>({ fresh: 1000, stale: 1000, most: 9 })
  let n = 0
  const dear = async () => {
    jest.advanceTimersByTime(1000)
    n += 1
    return String(n)
  }
  await memory.get('a', dear)
  jest.advanceTimersByTime(15_000)
  await memory.get('a', dear)
  expect(n).toBe(1)
  jest.advanceTimersByTime(4500)
  await memory.get('a', dear)
  expect(n).toBe(2)
})

test('a failed refresh keeps the old value and is reported; a failed first load rejects', async () => {
  const onError = jest.fn()
  const memory = createSwrCache<string>({ fresh: 1000, stale: 5000, most: 9, onError })
  const fail = () => Promise.reject(new Error('down'))
  await expect(memory.get('a', fail)).rejects.toThrow('down')
  await memory.get('a', async () => 'one')
  jest.advanceTimersByTime(1500)
  expect(await memory.get('a', fail)).toBe('one')
  await jest.advanceTimersByTimeAsync(0)
  expect(onError).toHaveBeenCalledTimes(1)
})

test('a value of the last minutes is served in place of an outage, and loading is tried again once a second', async () => {
  const onError = jest.fn()
  const says = (text: string) => (error: unknown) => error instanceof Error && error.message === text
  const insteadOf = { ms: 60_000, when: says('outage'), isGone: says('archived') }
  const memory = createSwrCache<string>({ fresh: 1000, stale: 3000, most: 9, onError, insteadOf })
  const fail = jest.fn(() => Promise.reject(new Error('outage')))
  await expect(memory.get('a', fail)).rejects.toThrow('outage')
  await memory.get('a', async () => 'one')
  jest.advanceTimersByTime(30_000)
  for (let times = 0; times < 5; times += 1) expect(await memory.get('a', fail)).toBe('one')
  expect([fail.mock.calls.length, onError.mock.calls.length]).toEqual([2, 1])
  jest.advanceTimersByTime(1000)
  await expect(memory.get('a', () => Promise.reject(new Error('too slow')))).rejects.toThrow('too slow')
  expect(await memory.get('a', fail)).toBe('one')
  jest.advanceTimersByTime(1000)
  await expect(memory.get('a', () => Promise.reject(new Error('archived')))).rejects.toThrow('archived')
  await expect(memory.get('a', fail)).rejects.toThrow('outage')
  expect(await memory.get('a', async () => 'two')).toBe('two')
  jest.advanceTimersByTime(60_000)
  await expect(memory.get('a', fail)).rejects.toThrow('outage')
})

test('a cleared value is loaded anew at once, and still served in place of an outage', async () => {
  const isDown = (error: unknown): boolean => error instanceof Error && error.message === 'down'
  const memory = createSwrCache<string>({
    ...{ fresh: 1000, stale: 5000, most: 9 },
    insteadOf: { ms: 60_000, when: isDown, isGone: () => false },
  })
  await memory.get('a', async () => 'old')
  memory.clear()
  expect(await memory.get('a', () => Promise.reject(new Error('down')))).toBe('old')
  jest.advanceTimersByTime(1000)
  expect(await memory.get('a', async () => 'new')).toBe('new')
  expect(await memory.get('a', () => Promise.reject(new Error('not asked')))).toBe('new')
})

test('what was read before a clear is not kept, nor is an outage before it', async () => {
  const memory = createSwrCache<string>({
    ...{ fresh: 1000, stale: 5000, most: 9 },
    insteadOf: { ms: 60_000, when: () => true, isGone: () => false },
  })
  let arrive = (_: string): void => {}
  const slow = memory.get('a', () => new Promise((resolve) => (arrive = resolve)))
  memory.clear()
  expect(await memory.get('a', async () => 'new')).toBe('new')
  arrive('old')
  expect(await slow).toBe('old')
  expect(await memory.get('a', () => Promise.reject(new Error('not asked')))).toBe('new')
  memory.clear()
  expect(await memory.get('a', () => Promise.reject(new Error('down')))).toBe('new')
  memory.clear()
  expect(await memory.get('a', async () => 'newest')).toBe('newest')
})

test('a clock that is set back keeps no value longer', async () => {
  const memory = createSwrCache<string>({ fresh: 1000, stale: 3000, most: 9 })
  await memory.get('a', async () => 'old')
  jest.setSystemTime(Date.now() - 600_000)
  jest.advanceTimersByTime(4000)
  expect(await memory.get('a', async () => 'new')).toBe('new')
})

test('the least recently used entries are evicted first', async () => {
  const memory = createSwrCache<string>({ fresh: 1000, stale: 5000, most: 2 })
  const load = (value: string) => async () => value
  await memory.get('a', load('a'))
  await memory.get('b', load('b'))
  await memory.get('a', load('a'))
  await memory.get('c', load('c'))
  expect(await memory.get('a', load('new'))).toBe('a')
  expect(await memory.get('b', load('new'))).toBe('new')
})

test('what is kept is bounded by bytes, and a value too large for it is served, not kept', async () => {
  const bytes = { most: 1000, of: (value: string) => value.length }
  const memory = createSwrCache<string>({ fresh: 1000, stale: 5000, most: 99, bytes })
  const load = (value: string) => async () => value
  const large = 'x'.repeat(250)
  for (const key of ['a', 'b', 'c']) await memory.get(key, load(large))
  expect(await memory.get('c', load('new'))).toBe(large)
  expect(await memory.get('a', load('new'))).toBe('new')
  const tooLarge = 'x'.repeat(2000)
  expect(await memory.get('d', load(tooLarge))).toBe(tooLarge)
  expect(await memory.get('d', load('new'))).toBe('new')
})
