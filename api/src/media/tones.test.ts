import { placeholder } from './placeholder'
import { toneOf } from './tones'

test('a picture has the two colours of its placeholder, the second time too', () => {
  const key = 'v1-tee-3b01-2'
  const tone = toneOf(key)
  expect(placeholder(key)).toBe(`linear-gradient(#${tone.slice(0, 6)},#${tone.slice(6)})`)
  expect(toneOf(key)).toBe(tone)
})

test('an unknown key has one colour twice', () => {
  expect(toneOf('anything')).toMatch(/^([0-9a-f]{6})\1$/)
})
