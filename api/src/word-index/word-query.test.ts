import { toWordQuery } from './word-query'

const begins = (word: string) => ({ word, isBeginning: true })
const whole = (word: string) => ({ word, isBeginning: false })

test('a word is searched as its stem, and as it is where the stem does not begin it', () => {
  expect(toWordQuery([[{ stemmed: "'mug':*", asIs: "'mugs':*" }]])).toEqual([[begins('mug')]])
  expect(toWordQuery([[{ stemmed: "'happi':*", asIs: "'happy':*" }]])).toEqual([[begins('happi'), begins('happy')]])
  expect(toWordQuery([[{ stemmed: "'mug'", asIs: "'mugs'" }]])).toEqual([[whole('mug'), whole('mugs')]])
  expect(toWordQuery([[{ stemmed: "'mug'", asIs: "'mug'" }]])).toEqual([[whole('mug')]])
})

test('a product needs one spelling of each word; stop words count only where there is nothing else', () => {
  const shirt = [
    { stemmed: "'shirt':*", asIs: "'shirt':*" },
    { stemmed: "'tshirt':*", asIs: "'tshirt':*" },
  ]
  const stopWord = [{ stemmed: '', asIs: "'the':*" }]
  expect(toWordQuery([stopWord, shirt])).toEqual([[begins('shirt'), begins('tshirt')]])
  expect(toWordQuery([stopWord])).toEqual([[begins('the')]])
})

test.each(["'a':* <-> 'b':*", "'it''s':*", "'a':* & 'b':*", ''])('PostgreSQL searches for %s', (text) => {
  expect(toWordQuery([[{ stemmed: text, asIs: text }]])).toBeNull()
})
