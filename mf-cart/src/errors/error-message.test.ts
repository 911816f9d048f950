import { ApiError, ConnectionError } from '@superium/shared/api'
import { errorMessage } from './error-message'

test('the server’s own words come first', () => {
  expect(errorMessage(new ApiError(503, 'The shop is under repair.'))).toBe('The shop is under repair.')
})

test('a time-out and a lost network are told apart', () => {
  expect(errorMessage(new ConnectionError(new DOMException('late', 'TimeoutError')))).toBe(
    'The shop did not answer in time.',
  )
  expect(errorMessage(new ConnectionError(new TypeError('fetch failed')))).toBe('The shop could not be reached.')
})

test('a device without a network says so', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(errorMessage(new ConnectionError(new TypeError('fetch failed')))).toBe('This device is offline.')
  online.mockRestore()
})
