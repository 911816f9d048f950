import { editDistance } from './edit-distance'

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
])('%s and %s are %i edits apart, %i with the beginning of the second', (term, word, whole, begun) => {
  expect(editDistance(term, word)).toEqual({ whole, begun })
})

test('a limited distance equals the full distance up to the limit', () => {
  const words = ['watch', 'wtach', 'watches', 'match', 'tea', 'headphones', 'abcd', 'badc', 'acbd', 'qaaaaa', '', 'a']
  const upTo = (edits: number, most: number) => (edits > most ? Number.POSITIVE_INFINITY : edits)
  for (const term of words)
    for (const word of words)
      for (const most of [0, 1, 2, 3]) {
        const { whole, begun } = editDistance(term, word)
        expect([term, word, most, editDistance(term, word, most)]).toEqual([
          term,
          word,
          most,
          { whole: upTo(whole, most), begun: upTo(begun, most) },
        ])
      }
})
