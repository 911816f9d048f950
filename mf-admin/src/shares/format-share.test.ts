import { formatShare } from './format-share'

test('a share above zero is never written as 0 %', () => {
  expect(formatShare(0)).toBe('0 %')
  expect(formatShare(0.0004)).toBe('< 0.1 %')
  expect(formatShare(0.004)).toBe('0.4 %')
  expect(formatShare(0.6)).toBe('60 %')
  expect(formatShare(1)).toBe('100 %')
})
