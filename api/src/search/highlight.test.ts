import { highlight } from './highlight'

const marked = (text: string, ...terms: string[]) => highlight(text, terms).map(([from, to]) => text.slice(from, to))

test('highlights mark the beginnings of words that match, and their shorter forms', () => {
  expect(marked('Copper Kettle, kettles and a skettle', 'ket')).toEqual(['Ket', 'ket'])
  expect(marked('Copper Kettle', 'kettles', 'copp')).toEqual(['Copp', 'Kettle'])
  expect(marked('A ring for a painter', 'paints')).toEqual([])
})

test('a term of one letter marks only a word of one letter', () => {
  expect(marked('T-shirt for tall people, size T', 't')).toEqual(['T', 'T'])
  expect(marked('Tall tee', 't')).toEqual([])
})

test('highlight positions are offsets in the displayed text', () => {
  expect(highlight('🎁 Élan <b>Watch</b>', ['watch'])).toEqual([[11, 16]])
  expect(highlight('', ['watch'])).toEqual([])
})
