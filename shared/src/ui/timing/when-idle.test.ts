import { whenIdle } from './when-idle'

const loading = (state: DocumentReadyState): void => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a loaded document needs no wait', () => {
  loading('complete')
  const begin = jest.fn()
  whenIdle(begin)
  jest.advanceTimersByTime(2_000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a loading document is waited for, at most ten seconds', () => {
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

test('it calls back once when the document has loaded', () => {
  loading('interactive')
  const begin = jest.fn()
  whenIdle(begin)
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(20_000)
  expect(begin).toHaveBeenCalledTimes(1)
})
