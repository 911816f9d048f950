import { whenIdle } from './when-idle'

const loading = (state: DocumentReadyState): void => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the callback runs without waiting in a loaded document', () => {
  loading('complete')
  const begin = jest.fn()
  whenIdle(begin)
  jest.advanceTimersByTime(2_000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('the callback waits for a loading document, at most ten seconds', () => {
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

test('the callback runs once when the document has loaded', () => {
  loading('interactive')
  const begin = jest.fn()
  whenIdle(begin)
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(20_000)
  expect(begin).toHaveBeenCalledTimes(1)
})
