import { whenIdle } from './when-idle'

const loading = (state: DocumentReadyState): void => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a document that has loaded is not waited for', () => {
  loading('complete')
  const begin = jest.fn()
  whenIdle(begin)
  jest.advanceTimersByTime(2_000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('one that loads is waited for, and one with a file that hangs no longer than ten seconds', () => {
  loading('interactive')
  const begin = jest.fn()
  whenIdle(begin)
  jest.advanceTimersByTime(9_900)
  expect(begin).not.toHaveBeenCalled()
  jest.advanceTimersByTime(3_000)
  expect(begin).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(20_000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('when it has loaded it is the moment, once', () => {
  loading('interactive')
  const begin = jest.fn()
  whenIdle(begin)
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(20_000)
  expect(begin).toHaveBeenCalledTimes(1)
})
