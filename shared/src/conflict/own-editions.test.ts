import { createOwnEditions } from './own-editions'

test('own saves form a chain, which ends where somebody else has saved', () => {
  const own = createOwnEditions()
  expect(own.latest(3)).toBe(3)
  own.note(3, 4)
  own.note(4, 5)
  // Somebody else saved edition 6.
  own.note(6, 7)
  expect([3, 4, 5, 6].map(own.latest)).toEqual([5, 5, 5, 7])
})

test('a save without changes makes no edition, and a jump of two editions may include somebody else’s', () => {
  const own = createOwnEditions()
  own.note(3, 3)
  own.note(3, 5)
  expect(own.latest(3)).toBe(3)
})
