import { fromLocal, localZone, toLocal } from './local-time'

test('a time is unchanged after a round trip through the field', () => {
  const iso = '2026-11-23T09:30:00.000Z'
  expect(fromLocal(toLocal(iso))).toBe(iso)
  expect(toLocal(iso)).toMatch(/^2026-11-2[234]T\d\d:\d\d$/)
})

test('a malformed time is undefined', () => {
  for (const text of ['', '2026-11-23', 'tomorrow', '2026-13-45T99:99']) expect(fromLocal(text)).toBeUndefined()
})

test('the time zone is shown with its offset', () => {
  expect(localZone()).toMatch(/^\S+ \(UTC[+−]\d\d:\d\d\)$/)
})
