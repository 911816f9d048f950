import { truncate } from './truncate'

test('cuts a long text only', () => {
  expect(truncate('abcdef', 3)).toBe('abc')
  expect(truncate('abc', 3)).toBe('abc')
})

test('leaves no half character and no trailing space', () => {
  expect(truncate('🧵🧵🧵', 2)).toBe('🧵🧵')
  expect(truncate('two words', 4)).toBe('two')
})
