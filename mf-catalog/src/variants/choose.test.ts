import { testVariant } from '../testing/opinions'
import { axesOf, choicesOf, chosenVariant } from './choose'

const shirt = [
  testVariant('rs', { colour: 'Rust', size: 'S', stock: 0 }),
  testVariant('rm', { colour: 'Rust', size: 'M' }),
  testVariant('ss', { colour: 'Sky', size: 'S', stock: 0 }),
  testVariant('sm', { colour: 'Sky', size: 'M', stock: 0 }),
]
const [rs, rm] = shirt

test('begins with the one that was asked for, else with the first that can be had', () => {
  expect(chosenVariant(shirt, 'ss')?._id).toBe('ss')
  expect(chosenVariant(shirt, null)?._id).toBe('rm')
  expect(chosenVariant(shirt, '<script>')?._id).toBe('rm')
  expect(chosenVariant(shirt.slice(2), null)?._id).toBe('ss')
  expect(chosenVariant([], 'ss')).toBeUndefined()
})

test('one chooses between what differs', () => {
  expect(axesOf(shirt)).toEqual(['colour', 'size'])
  expect(axesOf(shirt.slice(0, 2))).toEqual(['size'])
  expect(axesOf(shirt.slice(0, 1))).toEqual([])
  expect(axesOf([testVariant('a', { name: 'Left' }), testVariant('b', { name: 'Right' })])).toEqual(['name'])
})

test('a colour keeps the size, a size the colour, sold out or not', () => {
  if (!rs || !rm) throw new Error('The list is there.')
  const to = (axis: 'colour' | 'size', from: typeof rs) =>
    choicesOf(shirt, axis, from).map(({ value, variant, soldOut }) => [value, variant._id, soldOut])
  expect(to('colour', rm)).toEqual([
    ['Rust', 'rm', false],
    ['Sky', 'sm', true],
  ])
  expect(to('size', rm)).toEqual([
    ['S', 'rs', true],
    ['M', 'rm', false],
  ])
})

test('where the colour has no such size, it leads to one that can be had', () => {
  const uneven = [rs, rm, testVariant('b', { colour: 'Black', size: 'L' })].flatMap((one) => one ?? [])
  expect(choicesOf(uneven, 'colour', uneven[0] ?? testVariant('x')).map(({ variant }) => variant._id)).toEqual([
    'rs',
    'b',
  ])
})
