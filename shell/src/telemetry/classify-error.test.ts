import { ApiError, ConnectionError } from '@superium/shared/api'
import { RemoteError } from '../remotes/remote-error'
import { errorName, isCodeError, isOverload, loadFailure } from './classify-error'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })
const remote = (cause: unknown) => new RemoteError('mf-cart', cause)

test.each([
  ['timeout', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ['timeout', named('ScriptNetworkError', 'ScriptNetworkError: Script "/a/remoteEntry.js" timed out.')],
  ['entry', new Error('Failed to load script resources. #RUNTIME-008 ScriptNetworkError: Failed to load script "/a"')],
  ['entry', named('ChunkLoadError', 'Loading chunk __federation_expose_routes failed. (missing: /a.js)')],
  ['evaluate', new Error('#RUNTIME-008 ScriptExecutionError: Script "/a" loaded but threw a runtime error')],
  ['evaluate', new TypeError("Cannot read properties of undefined (reading 'map')")],
  ['evaluate', 'thrown text'],
])('a failed load is classified as %s: %s', (kind, cause) => {
  expect(loadFailure(remote(cause))).toBe(kind)
})

test.each([
  ['an answer of the API', new ApiError(503, 'The shop is busy'), false],
  ['a status that a loader throws', { status: 404, statusText: '', internal: false, data: null }, false],
  ['a call that did not get through', new ConnectionError(new TypeError('Failed to fetch')), false],
  ["a call of a remote's own client", named('ConnectionError', 'The shop could not be reached.'), false],
  ['a lost connection', new TypeError('Failed to fetch'), false],
  ['a request that was given up', new DOMException('', 'AbortError'), false],
  ['a remote that could not be loaded', remote(new Error('404')), false],
  ['a mistake', new TypeError('x is not a function'), true],
  ['a text that was thrown', 'no', true],
])('whether %s is an error in the code', (_, error, fault) => {
  expect(isCodeError(error)).toBe(fault)
})

test('an error is reported by its class, never by its message', () => {
  expect(errorName(remote(new TypeError('ada@shop.example')))).toBe('TypeError')
  expect(errorName(named('Error of ada@shop.example', ''))).toBeUndefined()
  expect(errorName('text')).toBeUndefined()
})

test.each([
  [200, false],
  [404, false],
  [429, true],
  [500, false],
  [503, true],
])('whether a file with status %d says that the server is too busy', (responseStatus, busy) => {
  const name = 'https://shop.example/assets/mf-cart/1.0.0/remoteEntry.js'
  performance.getEntriesByType = () => [{ name, responseStatus } as PerformanceResourceTiming]
  expect(isOverload('mf-cart')).toBe(busy)
  expect(isOverload('mf-catalog')).toBe(false)
})
