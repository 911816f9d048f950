import { ApiError, ConnectionError } from '@superium/shared/api'
import { errorMessage } from './error-message'

test('an API error has the message of the API', () => {
  expect(errorMessage(new ApiError(503, 'The shop is under repair.'))).toBe('The shop is under repair.')
})

test('a time-out and a lost connection have different messages', () => {
  const timeout = new ConnectionError(new DOMException('late', 'TimeoutError'))
  expect(errorMessage(timeout)).toBe('The shop did not answer in time.')
  expect(errorMessage(new ConnectionError(new TypeError('fetch failed')))).toBe('The shop could not be reached.')
  expect(errorMessage(new Error('anything else'))).toBe('The shop could not be reached.')
})

test('an offline device has its own message', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(errorMessage(new ConnectionError(new TypeError('fetch failed')))).toBe('This device was offline.')
  online.mockRestore()
})
