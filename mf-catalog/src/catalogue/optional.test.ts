import { ApiError } from '@superium/shared/api'
import { optional } from './optional'

const log = jest.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

test('what comes is passed on', async () => {
  expect(await optional(Promise.resolve([1]))).toEqual([1])
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['Failed to fetch products', new ApiError(500, 'Something failed.')],
  ['Error while fetching products', new TypeError('fetch failed')],
])('a failure is nothing, logged as "%s"', async (words, error) => {
  expect(await optional(Promise.reject(error))).toBeNull()
  expect(log).toHaveBeenCalledWith(words, error)
})

test('what was aborted is not logged', async () => {
  expect(await optional(Promise.reject(new DOMException('', 'AbortError')))).toBeNull()
  expect(log).not.toHaveBeenCalled()
})
