import { relativeTime } from './relative-time'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')

test.each([
  ['2026-11-22T11:59:30.000Z', undefined],
  ['2026-11-22T11:57:00.000Z', '3 minutes ago'],
  ['2026-11-22T10:01:00.000Z', '1 hour ago'],
  ['2026-11-21T11:00:00.000Z', 'yesterday'],
  ['2026-12-04T13:00:00.000Z', 'in 12 days'],
])('%s is %s', (iso, words) => {
  expect(relativeTime(iso, NOW)).toBe(words)
})
