import { type EditedRow, mergeRows } from './merge-rows'

interface Row extends EditedRow {
  price: string
  size: string
}
const row = (key: string, price = '1', size = key): Row => ({ key, id: key, price, size })
const fresh = (key: string): Row => ({ key, price: '7', size: key })
const contentOf = ({ price, size }: Row) => ({ price: Number(price), size })
const before = [row('S'), row('M'), row('L')]
const merged = (theirs: Row[], yours: Row[]) =>
  (['yours', 'theirs'] as const).map((wins) =>
    mergeRows(contentOf, { before, theirs, yours }, wins).map(
      ({ id, price, size }) => `${id ?? 'new'} ${size} ${price}`,
    ),
  )

test('each field keeps what one has changed; where both have, the choice counts', () => {
  const theirs = [row('S', '2'), row('M', '3'), row('L')]
  const yours = [row('S', '1', 'XS'), row('M', '4'), row('L', '1.00')]
  expect(merged(theirs, yours)).toEqual([
    ['S XS 2', 'M M 4', 'L L 1'],
    ['S XS 2', 'M M 3', 'L L 1'],
  ])
})

test('rows that either has added or removed stay so', () => {
  const both = ['S S 1', 'X X 1', 'new Y 7']
  expect(merged([row('S'), row('M'), row('X')], [row('S'), row('L'), fresh('Y')])).toEqual([both, both])
})

test('a row that one has changed and the other has removed follows the choice, and comes back as a new one', () => {
  expect(merged([row('S', '2'), row('M')], [row('M'), row('L', '5')])).toEqual([
    ['M M 1', 'new L 5'],
    ['S S 2', 'M M 1'],
  ])
})

test('the order is theirs, unless only this form has moved rows', () => {
  const moved = [row('L'), row('S'), row('M')]
  const order = [['L L 1', 'S S 1', 'M M 1']]
  expect(merged(moved, before)).toEqual([...order, ...order])
  expect(merged(before, moved)).toEqual([...order, ...order])
})

test('what is merged with theirs can still take theirs', () => {
  const theirs = [row('S', '2'), row('M'), row('X')]
  const yours = mergeRows(contentOf, { before, theirs, yours: [row('S', '3'), row('M'), row('L', '5')] }, 'yours')
  expect(yours.map(({ key }) => key)).toEqual(['S', 'M', 'X', 'L'])
  expect(mergeRows(contentOf, { before, theirs, yours }, 'theirs')).toEqual(theirs)
})
