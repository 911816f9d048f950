import { createOwnEditions } from './own-editions'

test('own saves follow each other; what somebody else saved in between ends the row', () => {
  const own = createOwnEditions()
  expect(own.latest(3)).toBe(3)
  own.note(3, 4)
  own.note(4, 5)
  // Somebody else saved edition 6.
  own.note(6, 7)
  expect([3, 4, 5, 6].map(own.latest)).toEqual([5, 5, 5, 7])
})

test('a save that changed nothing makes no edition, and an answer with more than one may hold somebody else’s', () => {
  const own = createOwnEditions()
  own.note(3, 3)
  own.note(3, 5)
  expect(own.latest(3)).toBe(3)
})
