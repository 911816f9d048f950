import { truncate } from './truncate'

test('a long text is cut, a short one is not', () => {
  expect(truncate('abcdef', 3)).toBe('abc')
  expect(truncate('abc', 3)).toBe('abc')
})

test('no half character and no space is left at the end', () => {
  expect(truncate('🧵🧵🧵', 2)).toBe('🧵🧵')
  expect(truncate('two words', 4)).toBe('two')
})
