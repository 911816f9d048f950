import { formatMoment, formatUtcDay } from './format-date'

test('a UTC day stays that day in every time zone', () => {
  expect(formatUtcDay('2026-11-21')).toBe('Nov 21')
  expect(formatUtcDay('2026-11-21T00:00:00.000Z')).toBe('Nov 21')
})

test('midnight is 00, not 24', () => {
  const midnight = new Date(2026, 10, 21, 0, 5).toISOString()
  expect(formatMoment(midnight)).toBe('Nov 21, 2026, 00:05')
})
