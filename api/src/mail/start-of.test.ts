import { startOf } from './start-of'

test('a preheader ends before an emoji that does not fit, and cuts none in half', () => {
  const family = '👩‍👩‍👧'
  expect(startOf(` ${'a'.repeat(118)}${family}b`)).toBe('a'.repeat(118))
  expect(startOf(`${'a'.repeat(119)}😀`)).toBe('a'.repeat(119))
  expect(startOf(`${'a'.repeat(112)}${family}b`)).toBe(`${'a'.repeat(112)}${family}`)
  expect(startOf('😀'.repeat(100))).toBe('😀'.repeat(60))
  expect(startOf(' Short. ')).toBe('Short.')
})
