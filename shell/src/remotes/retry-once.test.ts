import { retryOnce } from './retry-once'

test('a load that fails once is retried', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue('page')
  expect(await retryOnce(load)).toBe('page')
})

test('a load that fails twice throws', async () => {
  const load = jest.fn().mockRejectedValue(new Error('404'))
  await expect(retryOnce(load)).rejects.toThrow('404')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a load that timed out is not retried', async () => {
  const load = jest.fn().mockRejectedValue(Object.assign(new Error('chunk'), { type: 'timeout' }))
  await expect(retryOnce(load)).rejects.toThrow('chunk')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a chunk that failed is fetched past the cache before it is loaded again', async () => {
  const steps: string[] = []
  const fetched = jest.fn(async (url: string, { cache }: RequestInit) => {
    steps.push(`${cache} ${url}`)
    throw new TypeError('a failed fetch does not matter')
  })
  Object.assign(globalThis, { fetch: fetched })
  const load = jest.fn(async () => {
    steps.push('load')
    if (steps.length === 1)
      throw Object.assign(new Error('chunk'), { type: 'error', request: '/assets/mf-cart/1.0.0/7.js' })
    return 'page'
  })
  expect(await retryOnce(load)).toBe('page')
  expect(steps).toEqual(['load', 'reload /assets/mf-cart/1.0.0/7.js', 'load'])
})
