import { retryOnce } from './retry-once'

test('what fails once is loaded again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue('page')
  expect(await retryOnce(load)).toBe('page')
})

test('what fails twice has failed', async () => {
  const load = jest.fn().mockRejectedValue(new Error('404'))
  await expect(retryOnce(load)).rejects.toThrow('404')
  expect(load).toHaveBeenCalledTimes(2)
})

test('what hung is not asked for again', async () => {
  const load = jest.fn().mockRejectedValue(Object.assign(new Error('chunk'), { type: 'timeout' }))
  await expect(retryOnce(load)).rejects.toThrow('chunk')
  expect(load).toHaveBeenCalledTimes(1)
})
