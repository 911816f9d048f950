import { differencesOf, rowDifferencesOf } from './differences'

const before = { name: 'Mug', brand: 'Kiln', price: '9.50', tags: ['a'], stock: 5 }
const labels = { name: 'Name', brand: 'Brand', price: 'Price', tags: 'Tags' }
const contentOf = ({ price, ...rest }: typeof before) => ({ ...rest, price: Number(price) })

test('a field differs only if both have changed it, to different values, and the form shows it', () => {
  const theirs = { ...before, name: 'Cup', brand: 'Lake', price: '12.00', tags: ['a', 'b'], stock: 3 }
  const yours = { ...before, brand: 'Lake', price: '9.5', tags: ['c'], stock: 4 }
  expect(differencesOf(labels, contentOf, { before, theirs, yours })).toEqual([
    { label: 'Tags', before: 'a', theirs: 'a, b', yours: 'c' },
  ])
})

const row = (key: string, price: string) => ({ key, id: key, price })
const differences = (theirs: ReturnType<typeof row>[], yours: ReturnType<typeof row>[]) =>
  rowDifferencesOf(
    { price: 'Price' },
    ({ price }) => Number(price),
    ({ key }) => key,
    { before: [row('S', '1'), row('M', '2')], theirs, yours },
  )

test('a row shows its fields that both have changed, and nothing of a row that one alone has changed or removed', () => {
  expect(differences([row('S', '3'), row('M', '2')], [row('S', '4'), row('M', '5')])).toEqual([
    { label: 'S: Price', before: '1', theirs: '3', yours: '4' },
  ])
  expect(differences([row('S', '1')], [row('M', '2')])).toEqual([])
})

test('a row that one has changed and the other has removed is a difference', () => {
  expect(differences([row('S', '3')], [row('M', '5')])).toEqual([
    { label: 'S', before: '1', theirs: '3', yours: 'Removed' },
    { label: 'M', before: '2', theirs: 'Removed', yours: '5' },
  ])
})
