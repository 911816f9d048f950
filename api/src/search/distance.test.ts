import { distance } from './distance'

test.each([
  ['watch', 'watch', 0, 0],
  ['wtach', 'watch', 1, 1],
  ['wach', 'watch', 1, 1],
  ['waatch', 'watch', 1, 1],
  ['watsh', 'watch', 1, 1],
  ['headfones', 'headphones', 2, 2],
  ['wtac', 'watches', 4, 1],
  ['', 'abc', 3, 0],
  ['abc', '', 3, 3],
])('from %s to %s: %i edits, %i to its beginning', (term, word, whole, begun) => {
  expect(distance(term, word)).toEqual({ whole, begun })
})
