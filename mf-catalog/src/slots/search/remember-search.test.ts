import { $searches } from '@superium/shared/state'
import { rememberSearch } from './remember-search'

beforeEach(() => $searches.set([]))

test('keeps six terms, the newest first, without duplicates or blanks', () => {
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', '  ', 'E ']) rememberSearch(term)
  expect($searches.get()).toEqual(['E', 'g', 'f', 'd', 'c', 'b'])
})

test.each(['{', '{"a":1}', '[1,null,""]', 'null'])('malformed storage %s holds no searches', (text) => {
  rememberSearch('tea')
  localStorage.setItem('superium:searches', text)
  $searches.reread()
  expect($searches.get()).toEqual([])
})
