import { differencesOf } from './differences'

test('a field differs if either of the two has changed it', () => {
  const before = { name: 'Mug', brand: 'Kiln', tags: ['a'], active: true }
  const theirs = { ...before, name: 'Cup' }
  const yours = { ...before, tags: ['a', 'b'] }
  expect(differencesOf(before, theirs, yours)).toEqual([
    { name: 'name', before: 'Mug', theirs: 'Cup', yours: 'Mug' },
    { name: 'tags', before: 'a', theirs: 'a', yours: 'a, b' },
  ])
})
