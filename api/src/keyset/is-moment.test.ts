import { isMoment } from './is-moment'

test.each(['2026-11-23 07:53:01.123456+00', '2024-02-29 23:59:59+05:30', '2026-01-01 00:00:00-03'])(
  '%s is a moment with a zone',
  (text) => {
    expect(isMoment(text, { zoned: true })).toBe(true)
    expect(isMoment(text, { zoned: false })).toBe(false)
  },
)

test('a moment without a zone is one where none is expected', () => {
  expect(isMoment('2026-11-23 07:53:01.1', { zoned: false })).toBe(true)
  expect(isMoment('2026-11-23 07:53:01.1', { zoned: true })).toBe(false)
})

test.each([
  '2026-02-30 00:00:00+00',
  '2025-02-29 00:00:00+00',
  '2026-13-01 00:00:00+00',
  '2026-01-01 24:00:00+00',
  '2026-01-01 00:60:00+00',
  '2026-01-01 00:00:00.1.1+00',
  '2026-01-01 00:00:00+99',
  '0000-01-01 00:00:00+00',
  '99999-01-01 00:00:00+00',
  'x',
  '',
])('“%s” is none', (text) => expect(isMoment(text, { zoned: true })).toBe(false))
