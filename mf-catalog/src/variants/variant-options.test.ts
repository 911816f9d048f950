import { testVariant } from '../testing/product-samples'
import { axisOptions, selectedVariant, variantAxes } from './variant-options'

const shirt = [
  testVariant('rs', { colour: 'Rust', size: 'S', stock: 0 }),
  testVariant('rm', { colour: 'Rust', size: 'M' }),
  testVariant('ss', { colour: 'Sky', size: 'S', stock: 0 }),
  testVariant('sm', { colour: 'Sky', size: 'M', stock: 0 }),
]
const [rs, rm] = shirt

test('selects the given variant, else the first in stock', () => {
  expect(selectedVariant(shirt, 'ss')?._id).toBe('ss')
  expect(selectedVariant(shirt, null)?._id).toBe('rm')
  expect(selectedVariant(shirt, '<script>')?._id).toBe('rm')
  expect(selectedVariant(shirt.slice(2), null)?._id).toBe('ss')
  expect(selectedVariant([], 'ss')).toBeUndefined()
})

test('only attributes that differ are axes', () => {
  expect(variantAxes(shirt)).toEqual(['colour', 'size'])
  expect(variantAxes(shirt.slice(0, 2))).toEqual(['size'])
  expect(variantAxes(shirt.slice(0, 1))).toEqual([])
  expect(variantAxes([testVariant('a', { name: 'Left' }), testVariant('b', { name: 'Right' })])).toEqual(['name'])
})

test('a colour keeps the size and a size the colour, sold out or not', () => {
  if (!rs || !rm) throw new Error('The list is there.')
  const to = (axis: 'colour' | 'size', from: typeof rs) =>
    axisOptions(shirt, axis, from).map(({ value, variant, soldOut }) => [value, variant._id, soldOut])
  expect(to('colour', rm)).toEqual([
    ['Rust', 'rm', false],
    ['Sky', 'sm', true],
  ])
  expect(to('size', rm)).toEqual([
    ['S', 'rs', true],
    ['M', 'rm', false],
  ])
})

test('a colour without the size selects one in stock', () => {
  const uneven = [rs, rm, testVariant('b', { colour: 'Black', size: 'L' })].flatMap((one) => one ?? [])
  expect(axisOptions(uneven, 'colour', uneven[0] ?? testVariant('x')).map(({ variant }) => variant._id)).toEqual([
    'rs',
    'b',
  ])
})
