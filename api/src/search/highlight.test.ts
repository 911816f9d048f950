import { highlight } from './highlight'

const marked = (text: string, ...terms: string[]) => highlight(text, terms).map(([from, to]) => text.slice(from, to))

test('marks the beginnings of words that were typed, and shorter forms of them', () => {
  expect(marked('Copper Kettle, kettles and a skettle', 'ket')).toEqual(['Ket', 'ket'])
  expect(marked('Copper Kettle', 'kettles', 'copp')).toEqual(['Copp', 'Kettle'])
  expect(marked('A ring for a painter', 'paints')).toEqual([])
})

test('positions are those of the shown text, whatever stands before', () => {
  expect(highlight('🎁 Élan <b>Watch</b>', ['watch'])).toEqual([[11, 16]])
  expect(highlight('', ['watch'])).toEqual([])
})
