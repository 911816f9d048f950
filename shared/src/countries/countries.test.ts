import { countries, findCountry, matchingCountries } from './countries'

const names = (text: string) => matchingCountries(text).map(({ name }) => name)

test('there are 244 countries with distinct codes and names, in alphabetical order', () => {
  const all = countries()
  expect(all).toHaveLength(244)
  expect(new Set(all.map(({ code }) => code)).size).toBe(244)
  expect(new Set(all.map(({ name }) => name)).size).toBe(244)
  expect(all.every(({ name, code }) => name !== code)).toBe(true)
  expect(all[0]?.name).toBe('Afghanistan')
})

test.each([
  ['Bangladesh', 'BD'],
  [' bangladesh ', 'BD'],
  ['BD', 'BD'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['Turkey', 'TR'],
  ['Cote d’Ivoire', 'CI'],
  ['England', 'GB'],
])('%s is found as %s', (text, code) => {
  expect(findCountry(text)?.code).toBe(code)
})

test.each(['', 'Bangla', 'Narnia', 'X'])('%s is no country', (text) => {
  expect(findCountry(text)).toBeUndefined()
})

test('a search finds the beginnings of words, those of the whole name first, without accents', () => {
  expect(names('ban')).toEqual(['Bangladesh'])
  expect(names('king')).toEqual(['United Kingdom'])
  expect(names('re')[0]).toMatch(/^Re|^R/)
  expect(names('cura')).toEqual(['Curaçao'])
  expect(names('usa')).toContain('United States')
  expect(names('')).toHaveLength(244)
  expect(names('zzz')).toEqual([])
})

test('a country has its calling code', () => {
  expect(findCountry('Bangladesh')?.callingCode).toBe('+880')
  expect(findCountry('United States')?.callingCode).toBe('+1')
})

test('a browser on a system without a language has the English names', () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('C')
  jest.isolateModules(() => {
    const fresh = require('./countries') as typeof import('./countries')
    expect(fresh.findCountry('Bangladesh')).toMatchObject({ code: 'BD', search: 'bangladesh | bangladesh' })
  })
  language.mockRestore()
})
