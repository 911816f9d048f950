import { createLimit } from './limit'

test('an address is heard so often in a minute, others and the next minute are not touched', () => {
  let now = 0
  const may = createLimit(2, () => now)
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true])
  now = 60_000
  expect(may('a')).toBe(true)
})
