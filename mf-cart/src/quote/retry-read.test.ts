import { ApiError, ConnectionError } from '@superium/shared/api'
import { retryRead } from './retry-read'

const { signal } = new AbortController()

beforeEach(() => jest.useFakeTimers({ advanceTimers: 100 }))
afterEach(() => jest.useRealTimers())

test.each([
  ['a broken connection', new ConnectionError(new TypeError('Failed to fetch'))],
  ['a 503', new ApiError(503, 'The shop is under repair.')],
])('a call is repeated after %s', async (_, error) => {
  const read = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('read')
  expect(await retryRead(read, signal)).toBe('read')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a call is not repeated after a refusal', async () => {
  const read = jest.fn().mockRejectedValue(new ApiError(400, 'quantity must be 1 or more.'))
  await expect(retryRead(read, signal)).rejects.toThrow('quantity must be 1 or more.')
  expect(read).toHaveBeenCalledTimes(1)
})

test('the third failure is the last', async () => {
  const read = jest.fn().mockRejectedValue(new ApiError(503, 'The shop is under repair.'))
  await expect(retryRead(read, signal)).rejects.toThrow('The shop is under repair.')
  expect(read).toHaveBeenCalledTimes(3)
})

test('an aborted call is not repeated', async () => {
  const control = new AbortController()
  const read = jest.fn().mockImplementation(async () => {
    control.abort()
    throw new ApiError(503, 'The shop is under repair.')
  })
  await expect(retryRead(read, control.signal)).rejects.toThrow()
  expect(read).toHaveBeenCalledTimes(1)
})
