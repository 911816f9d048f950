import { firePageShow } from '../testing/fire-pageshow'
import { isPageUnloading, watchPageUnload } from './page-unload'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  firePageShow(true)
  jest.useRealTimers()
})

watchPageUnload()

test.each(['beforeunload', 'pagehide'])('the page is unloading from %s until pageshow', (event) => {
  expect(isPageUnloading()).toBe(false)
  dispatchEvent(new Event(event))
  expect(isPageUnloading()).toBe(true)
  firePageShow(false)
  expect(isPageUnloading()).toBe(true)
  firePageShow(true)
  expect(isPageUnloading()).toBe(false)
})

test('an unload that began before the host started counts', () => {
  window.superiumLeft = performance.now() - 9_000
  watchPageUnload()
  expect(isPageUnloading()).toBe(true)
  jest.advanceTimersByTime(1_100)
  expect(isPageUnloading()).toBe(false)
})

test('the unload ends after ten seconds, as when a download caused it', () => {
  dispatchEvent(new Event('beforeunload'))
  jest.advanceTimersByTime(9_900)
  expect(isPageUnloading()).toBe(true)
  jest.advanceTimersByTime(200)
  expect(isPageUnloading()).toBe(false)
})
