import { createDictionary } from './dictionary'

const { begins, meant } = createDictionary(
  new Map([
    ['watch', 40],
    ['watches', 2],
    ['match', 90],
    ['headphones', 5],
    ['earphones', 9],
    ['organic', 7],
    ['tea', 3],
    ['été', 1],
  ]),
)

test('knows what words begin with', () => {
  expect(['wat', 'watches', 'ét'].map(begins)).toEqual([true, true, true])
  expect(['atch', 'watchess', 'zz'].map(begins)).toEqual([false, false, false])
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
  ['quixotic', []],
])('%s means %j', (term, words) => {
  expect(meant(term)).toEqual(words)
})
