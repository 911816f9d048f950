import { editDistance } from '@superium/shared/edit-distance'
import { createDictionary } from './dictionary'

const { accented, begins, meant, mended, products } = createDictionary(
  new Map([
    ['watch', 40],
    ['watches', 2],
    ['match', 90],
    ['headphones', 5],
    ['earphones', 9],
    ['organic', 7],
    ['tea', 3],
    ['été', 1],
    ['stripe', 4],
    ['żółw', 1],
    ['earrings', 6],
    ['painting', 2],
    ['jacket', 2],
  ]),
)

test('the dictionary knows the prefixes of its words', () => {
  expect(['wat', 'watches', 'ét'].map(begins)).toEqual([true, true, true])
  expect(['atch', 'watchess', 'zz'].map(begins)).toEqual([false, false, false])
})

test('the dictionary counts the products of a word or of what begins with it', () => {
  expect(['watch', 'wat', 'headphone', 'zz'].map(products)).toEqual([40, 40, 5, 0])
})

test.each([
  ['wat', ['wat']],
  ['wtach', ['watch']],
  ['wach', ['watch']],
  ['wacth', ['watch']],
  ['whatch', ['watch']],
  ['watchs', ['watch']],
  ['phones', ['earphones', 'headphones']],
  ['headfones', ['headphones']],
  ['orgnai', ['organic']],
  ['tae', ['tea']],
  ['xy', []],
  ['script', []],
  ['stipe', ['stripe']],
  ['quixotic', []],
  ['jackts', ['jacket']],
])('the term %s is corrected to %j', (term, words) => {
  expect(meant([term])).toEqual([words])
})

test('words with accents are known by how they are typed without, whole or as beginnings', () => {
  expect(['zolw', 'zo', 'ete', 'żółw', 'tea', 'zz'].map(accented)).toEqual([['żółw'], ['żółw'], ['été'], [], [], []])
})

test.each([
  ['earings', 'earrings'],
  ['earing', 'earrings'],
  ['earrings', null],
  ['earr', null],
  ['paintings', null],
  ['erings', null],
  ['wearings', null],
])('the word that %s misses by one letter is %s', (term, word) => {
  expect(mended(term)).toBe(word)
})

/** A dictionary of these words, and the number of comparisons so far. */
function counted(words: readonly string[]) {
  const compare = jest.fn(editDistance)
  const { meant } = createDictionary(new Map(words.map((word) => [word, 1])), compare)
  return { meant, compared: () => compare.mock.calls.length }
}
const many = Array.from({ length: 500 }, (_, i) => `uo${i}aeiq`)

test('a search compares only its first three unknown terms, once each', () => {
  const { meant, compared } = counted(many)
  const terms = ['qaaaaa', 'qaaaae', 'uo1', 'qeeeee', 'qeeeea', 'qiiiii', 'uo2', 'qiiiia']
  expect(meant(terms)).toEqual([[], [], ['uo1'], [], [], [], ['uo2'], []])
  expect(compared()).toBe(3 * many.length)
  meant(terms)
  meant(['qeeeee'])
  expect(compared()).toBe(3 * many.length)
  meant(['qiiiia'])
  expect(compared()).toBe(4 * many.length)
})

test('the cache of unknown terms is bounded', () => {
  const { meant, compared } = counted(['watch'])
  const typed = Array.from({ length: 1001 }, (_, i) => `watc${String.fromCodePoint(0x4e00 + i)}`)
  for (const term of typed) meant([term])
  expect(compared()).toBe(1001)
  meant([typed[1000] ?? '', typed[1] ?? ''])
  expect(compared()).toBe(1001)
  meant([typed[0] ?? ''])
  expect(compared()).toBe(1002)
})

test('the dictionary skips words of other lengths, and stops at the best possible match', () => {
  const short = counted(['teapot', 't', 'tea', 'atlet'])
  expect(short.meant(['tae'])).toEqual([['tea']])
  expect(short.compared()).toBe(1)
  const near = counted(['watch', ...many.map((word) => `${word}wtch`)])
  expect(near.meant(['wtach'])).toEqual([['watch']])
  expect(near.compared()).toBe(1)
})
