import { formatMoment, formatSeconds, formatUtcDay, formatUtcMonth } from './format-date'

test('a UTC day is the same day in every time zone', () => {
  expect(formatUtcDay('2026-11-21')).toBe('Nov 21')
  expect(formatUtcDay('2026-11-21T00:00:00.000Z')).toBe('Nov 21')
  expect(formatUtcMonth('2026-11-01')).toBe('Nov 2026')
})

test('midnight is written as 00', () => {
  const midnight = new Date(2026, 10, 21, 0, 5).toISOString()
  expect(formatMoment(midnight)).toBe('Nov 21, 2026, 00:05')
  expect(formatSeconds(Date.parse(midnight))).toBe('00:05:00')
})
