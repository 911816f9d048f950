import { ApiError, ConnectionError } from '@superium/shared/api'
import { RemoteError } from '../remotes/remote-error'
import { errorName, isCodeError, isOverload, isSlowNetwork, loadFailure } from './classify-error'

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

const file = (release: string, duration: number) => ({
  name: `https://shop.example/assets/${release}/1.0.0/a.js`,
  duration,
})
const page = (responseStart: number, responseEnd: number) => ({ responseStart, responseEnd })

test.each([
  ['a fast one', page(300, 900), [file('shell', 1200), file('mf-cart', 9000)], false],
  ['slow 3G', page(2300, 4900), [file('shell', 4400)], false],
  ['a server that takes its time', page(8000, 8100), [file('shell', 80)], false],
  ["files of others that take more than half of a remote's time", page(300, 900), [file('shell', 5001)], true],
  ['a document that takes as long', page(2000, 7001), [file('shell', 0)], true],
])("a time-out in a network is the network's or the release's: %s", (_, document, files, slow) => {
  performance.getEntriesByType = (type: string) =>
    (type === 'navigation' ? [document] : files) as PerformanceResourceTiming[]
  expect(isSlowNetwork('mf-cart')).toBe(slow)
})
