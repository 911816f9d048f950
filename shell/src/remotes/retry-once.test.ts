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
