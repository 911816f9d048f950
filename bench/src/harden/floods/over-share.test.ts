import { overShare } from './over-share'

test('a flood that got its share is not over it, however many were refused', () => {
  expect(overShare({ calls: 400, seconds: 4, failures: { 429: 287 } }, 4)).toBe(0)
  expect(overShare({ calls: 400, seconds: 4, failures: {} }, 1)).toBe(0)
})

test('answers beyond the share are counted', () => {
  expect(overShare({ calls: 400, seconds: 4, failures: { 429: 200 } }, 4)).toBe(200 - 114)
})
