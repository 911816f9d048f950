import { ApiError } from '@superium/shared/api'
import { nullOnError } from './null-on-error'

const log = jest.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

test('passes a value on', async () => {
  expect(await nullOnError(Promise.resolve([1]))).toEqual([1])
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['Failed to fetch products', new ApiError(500, 'Something failed.')],
  ['Error while fetching products', new TypeError('fetch failed')],
])('turns an error into null and logs "%s"', async (message, error) => {
  expect(await nullOnError(Promise.reject(error))).toBeNull()
  expect(log).toHaveBeenCalledWith(message, error)
})

test('does not log an aborted request', async () => {
  expect(await nullOnError(Promise.reject(new DOMException('', 'AbortError')))).toBeNull()
  expect(log).not.toHaveBeenCalled()
})
