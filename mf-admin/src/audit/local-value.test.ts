import { localValue } from './local-value'

const others = ['$9.50', 'none', 'MUG-1', '2026-11-22', '2026-13-45T99:99:99Z']

test('a time is in the zone of the reader, other values stay as they are', () => {
  expect(localValue('2026-11-22T11:00:00.000Z')).toMatch(/^Nov 22, 2026, \d\d:00$/)
  expect(others.map(localValue)).toEqual(others)
})
