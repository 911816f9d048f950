import { showPage } from '../testing/show-page'
import { isLeaving, watchLeaving } from './leaving'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  showPage(true)
  jest.useRealTimers()
})

watchLeaving()

test.each(['beforeunload', 'pagehide'])('a page is left from %s on, and no more when it comes back', (event) => {
  expect(isLeaving()).toBe(false)
  dispatchEvent(new Event(event))
  expect(isLeaving()).toBe(true)
  showPage(false)
  expect(isLeaving()).toBe(true)
  showPage(true)
  expect(isLeaving()).toBe(false)
})

test('what began before the host ran goes on', () => {
  window.superiumLeft = performance.now() - 9_000
  watchLeaving()
  expect(isLeaving()).toBe(true)
  jest.advanceTimersByTime(1_100)
  expect(isLeaving()).toBe(false)
})

test('what was no way to another page, a download, is over after ten seconds', () => {
  dispatchEvent(new Event('beforeunload'))
  jest.advanceTimersByTime(9_900)
  expect(isLeaving()).toBe(true)
  jest.advanceTimersByTime(200)
  expect(isLeaving()).toBe(false)
})
