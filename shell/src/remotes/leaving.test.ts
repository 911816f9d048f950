import { isLeaving, watchLeaving } from './leaving'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

watchLeaving()

test.each(['beforeunload', 'pagehide'])('a page is left from %s on, and no more when it is shown again', (event) => {
  expect(isLeaving()).toBe(false)
  dispatchEvent(new Event(event))
  expect(isLeaving()).toBe(true)
  dispatchEvent(new Event('pageshow'))
  expect(isLeaving()).toBe(false)
})

test('what was no way to another page, a download, is over after ten seconds', () => {
  dispatchEvent(new Event('beforeunload'))
  jest.advanceTimersByTime(9_900)
  expect(isLeaving()).toBe(true)
  jest.advanceTimersByTime(200)
  expect(isLeaving()).toBe(false)
})
