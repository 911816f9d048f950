import { firePageShow } from '../testing/fire-pageshow'
import { isPageUnloading, watchPageUnload } from './page-unload'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  firePageShow(true)
  jest.useRealTimers()
})

watchPageUnload()

test.each(['beforeunload', 'pagehide'])('a page is left from %s on, and no more when it comes back', (event) => {
  expect(isPageUnloading()).toBe(false)
  dispatchEvent(new Event(event))
  expect(isPageUnloading()).toBe(true)
  firePageShow(false)
  expect(isPageUnloading()).toBe(true)
  firePageShow(true)
  expect(isPageUnloading()).toBe(false)
})

test('what began before the host ran goes on', () => {
  window.superiumLeft = performance.now() - 9_000
  watchPageUnload()
  expect(isPageUnloading()).toBe(true)
  jest.advanceTimersByTime(1_100)
  expect(isPageUnloading()).toBe(false)
})

test('what was no way to another page, a download, is over after ten seconds', () => {
  dispatchEvent(new Event('beforeunload'))
  jest.advanceTimersByTime(9_900)
  expect(isPageUnloading()).toBe(true)
  jest.advanceTimersByTime(200)
  expect(isPageUnloading()).toBe(false)
})
