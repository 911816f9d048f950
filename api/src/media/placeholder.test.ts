import { placeholder } from './placeholder'

test.each(['v1-tee-3b01-2', 'v1-category-4', 'v1-banner-1'])('%s has a gradient of its set', (key) => {
  expect(placeholder(key)).toMatch(/^linear-gradient\(#[0-9a-f]{6},#[0-9a-f]{6}\)$/)
})

test('an unknown key has a plain tone', () => {
  expect(placeholder('anything')).toMatch(/^#[0-9a-f]{6}$/)
})
