import { cut } from './cut'

test('a long text is cut, a short one is not', () => {
  expect(cut('abcdef', 3)).toBe('abc')
  expect(cut('abc', 3)).toBe('abc')
})

test('no half character and no space is left at the end', () => {
  expect(cut('🧵🧵🧵', 2)).toBe('🧵🧵')
  expect(cut('two words', 4)).toBe('two')
})
