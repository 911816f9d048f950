import { parseWordQuery } from './word-query'

const begins = (word: string) => ({ word, isBeginning: true })
const whole = (word: string) => ({ word, isBeginning: false })

test('words and beginnings are read as PostgreSQL writes them', () => {
  expect(parseWordQuery("'mug':*")).toEqual([[begins('mug')]])
  expect(parseWordQuery("( 'cotton':* | 'cottons' ) & 'shirt':*")).toEqual([
    [begins('cotton'), whole('cottons')],
    [begins('shirt')],
  ])
  expect(parseWordQuery("'2.5' & ( 'b' | 'c' | 'd':* )")).toEqual([
    [whole('2.5')],
    [whole('b'), whole('c'), begins('d')],
  ])
})

test.each(["'a' <-> 'b'", "!'a'", "'it''s'", "'a':A", "( 'a' & 'b' ) | 'c'", "'#wat-4h7k2'", ''])(
  'PostgreSQL searches for %s',
  (text) => {
    expect(parseWordQuery(text)).toBeNull()
  },
)
