import { createStreamPlaces } from './stream-places'

test('a process has a bounded number of places, and a place is given back once', () => {
  const places = createStreamPlaces({ perAccount: 2, inAll: 3, ofAccount: 'Two are yours.', ofAll: 'All are taken.' })
  const giveBack = places.take('a')
  places.take('a')
  expect(() => places.take('a')).toThrow(expect.objectContaining({ statusCode: 429, message: 'Two are yours.' }))
  places.take('b')
  expect(() => places.take('c')).toThrow(expect.objectContaining({ statusCode: 503, message: 'All are taken.' }))
  giveBack()
  giveBack()
  places.take('c')
  expect(() => places.take('d')).toThrow('All are taken.')
})
