import { layOutBelowFold } from './lay-out-below-fold'

test('content below the fold is laid out only when the browser is idle', () => {
  jest.useFakeTimers()
  layOutBelowFold()
  const { style } = document.documentElement
  expect(style.getPropertyValue('--below-the-fold')).toBe('')
  jest.runAllTimers()
  expect(style.getPropertyValue('--below-the-fold')).toBe('visible')
  jest.useRealTimers()
})
