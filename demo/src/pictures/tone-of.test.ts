import { toneOf } from './tone-of'

test.each([
  ['v1-tee-3b01-2', 'eeece8d4d2cc'],
  ['v1-category-4', 'e2e9e8bfc9c9'],
  ['v1-banner-1', 'eddbd4ceb6ad'],
])('the tone of %s is %s, the second time too', (key, tone) => {
  expect([toneOf(key), toneOf(key)]).toEqual([tone, tone])
})

test('an unknown key has no tone', () => {
  expect(toneOf('anything')).toBeUndefined()
})
