import { differencesOf } from './differences'

test('a field differs if either of the two has changed it, and only if the form shows it', () => {
  const before = { name: 'Mug', brand: 'Kiln', tags: ['a'], active: true, stock: 5 }
  const theirs = { ...before, name: 'Cup', stock: 3 }
  const yours = { ...before, tags: ['a', 'b'] }
  const labels = { name: 'Name', brand: 'Brand', tags: 'Tags', active: 'Shown' }
  expect(differencesOf(labels, { before, theirs, yours })).toEqual([
    { label: 'Name', before: 'Mug', theirs: 'Cup', yours: 'Mug' },
    { label: 'Tags', before: 'a', theirs: 'a', yours: 'a, b' },
  ])
})
