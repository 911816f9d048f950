import { clearSearches, recentSearches, rememberSearch } from './recent-searches'

beforeEach(() => localStorage.clear())

test('keeps six terms, the newest first, without duplicates or blanks', () => {
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', '  ', 'E ']) rememberSearch(term)
  expect(recentSearches()).toEqual(['E', 'g', 'f', 'd', 'c', 'b'])
  clearSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['{', '{"a":1}', '[1,null,""]', 'null'])('malformed storage %s holds no searches', (text) => {
  localStorage.setItem('superium:searches', text)
  expect(recentSearches()).toEqual([])
})

test('blocked storage is no error', () => {
  const barred = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => rememberSearch('tea')).not.toThrow()
  barred.mockRestore()
})
