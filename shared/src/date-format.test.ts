import { dateFormat, formatUtcDate } from './date-format'

it('formats a UTC day and a time as the same day in every time zone', () => {
  expect(formatUtcDate('2026-11-20')).toBe('Nov 20, 2026')
  expect(formatUtcDate('2026-11-20T23:59:00Z')).toBe('Nov 20, 2026')
})

it('creates its formatter once, and only when it is used', () => {
  const created = jest.spyOn(Intl, 'DateTimeFormat')
  const day = dateFormat({ dateStyle: 'long' })
  expect(created).not.toHaveBeenCalled()
  day('2026-11-20')
  day('2026-11-21')
  expect(created).toHaveBeenCalledTimes(1)
  created.mockRestore()
})
