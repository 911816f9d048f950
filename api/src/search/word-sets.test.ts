import { wordSets } from './word-sets'

const weighed = (words: Record<string, number>) => Object.entries(words).map(([word, products]) => ({ word, products }))
const setsOf = (words: Record<string, number>) =>
  wordSets(weighed(words)).map((set) => set.map((i) => Object.keys(words)[i]).join(' '))

test('all words are tried first, then most of them, rare ones before common ones', () => {
  expect(setsOf({ copper: 90, mug: 30, travel: 5 })).toEqual([
    'copper mug travel',
    'mug travel',
    'copper travel',
    'copper mug',
    'travel',
    'mug',
    'copper',
  ])
})

test('a thing comes before its colour, a known word before an unknown one, a later word before an earlier', () => {
  expect(setsOf({ red: 2, mug: 300 })).toEqual(['red mug', 'mug', 'red'])
  expect(setsOf({ men: 2, jeans: 30 })[1]).toBe('jeans')
  expect(setsOf({ flurb: 0, mug: 300 })[1]).toBe('mug')
  expect(setsOf({ steel: 1, headphones: 1 })[1]).toBe('headphones')
})

test('the number of sets is bounded for the longest search', () => {
  const words = Array.from({ length: 12 }, (_, n) => ({ word: `word${n}`, products: n }))
  const sets = wordSets(words)
  expect(sets.length).toBeLessThan(30)
  expect(sets[0]).toHaveLength(12)
  expect(sets.filter(({ length }) => length === 11)).toHaveLength(12)
  expect(wordSets(words.slice(0, 1))).toEqual([[0]])
})
