import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SettingsError } from '@superium/shared/settings'
import { readSearchWords } from './read-search-words'
import { everydayWords, relatedTo } from './related-words'

const folder = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a colour means its shades, and a synonym all of its row, in the plural, too', () => {
  const related = relatedTo([everydayWords])
  expect(related('blue')).toEqual(expect.arrayContaining(['navy', 'sky', 'denim']))
  expect(related('navy')).toEqual([])
  for (const word of ['jumper', 'jumpers']) expect(related(word)).toEqual(['pullover', 'sweater'])
  expect(related('dress')).toEqual([])
})

test('a shop adds its own words to those', () => {
  const related = relatedTo([everydayWords, { colours: { blue: ['smurf'] }, synonyms: [['jumper', 'gansey']] }])
  expect(related('blue')).toEqual(expect.arrayContaining(['navy', 'smurf']))
  expect(related('jumper')).toEqual(expect.arrayContaining(['sweater', 'gansey']))
  expect(related('gansey')).toEqual(['jumper'])
})

test.each([
  ['[]', /SEARCH_WORDS: .*words\.json/],
  ['{"colours":{},"synonyms":[["two words"]]}', /words\.json\/synonyms\/0\/0 /],
  ['{', /must name a JSON file/],
])('the file %s is refused in words', (text, message) => {
  const path = join(folder, 'words.json')
  writeFileSync(path, text)
  expect(() => readSearchWords(path)).toThrow(message)
  expect(() => readSearchWords(path)).toThrow(SettingsError)
})
