import { testProduct } from '@superium/shared/testing'
import { testVariant } from '../testing/product-samples'
import {
  axisOptions,
  chosenVariant,
  firstChoice,
  missingAxis,
  shownProduct,
  variantAxes,
  withValue,
} from './variant-options'

const shirt = [
  testVariant('rs', { colour: 'Rust', size: 'S', stock: 0 }),
  testVariant('rm', { colour: 'Rust', size: 'M' }),
  testVariant('ss', { colour: 'Sky', size: 'S', stock: 0 }),
  testVariant('sm', { colour: 'Sky', size: 'M', stock: 0 }),
]

test('no size is chosen beforehand; the colour is the first that is not sold out, or the named one', () => {
  expect(firstChoice(shirt, {})).toEqual({ colour: 'Rust' })
  expect(firstChoice(shirt, { id: '<script>', colour: 'Sky' })).toEqual({ colour: 'Sky' })
  expect(firstChoice(shirt, { colour: 'Nowhere' })).toEqual({ colour: 'Rust' })
  expect(firstChoice([...shirt.slice(2), ...shirt.slice(0, 2)], {})).toEqual({ colour: 'Rust' })
  expect(
    firstChoice(
      shirt.map((one) => ({ ...one, stock: 0 })),
      {},
    ),
  ).toEqual({ colour: 'Rust' })
  expect(firstChoice(shirt.slice(0, 2), {})).toEqual({})
  expect(firstChoice([], { id: 'ss' })).toEqual({})
  expect(missingAxis(shirt, { colour: 'Rust' })).toBe('size')
  expect(chosenVariant(shirt, { colour: 'Rust' })).toBeUndefined()
})

test('a named variant is chosen whole', () => {
  const choice = firstChoice(shirt, { id: 'ss' })
  expect(choice).toEqual({ colour: 'Sky', size: 'S' })
  expect(missingAxis(shirt, choice)).toBeUndefined()
  expect(chosenVariant(shirt, choice)?._id).toBe('ss')
})

test('a product of several colours and one size is chosen by its colour', () => {
  const scarf = [testVariant('a', { colour: 'Rust' }), testVariant('b', { colour: 'Sky' })]
  expect(chosenVariant(scarf, firstChoice(scarf, {}))?._id).toBe('a')
})

test('only attributes that differ are axes', () => {
  expect(variantAxes(shirt)).toEqual(['colour', 'size'])
  expect(variantAxes(shirt.slice(0, 2))).toEqual(['size'])
  expect(variantAxes(shirt.slice(0, 1))).toEqual([])
  expect(variantAxes([testVariant('a', { name: 'Left' }), testVariant('b', { name: 'Right' })])).toEqual(['name'])
})

test('a size is sold out in its colour, a colour when all its sizes are', () => {
  const options = (axis: 'colour' | 'size', colour: string) =>
    axisOptions(shirt, axis, { colour }).map(({ value, soldOut }) => [value, soldOut])
  expect(options('colour', 'Rust')).toEqual([
    ['Rust', false],
    ['Sky', true],
  ])
  expect(options('size', 'Rust')).toEqual([
    ['S', true],
    ['M', false],
  ])
  expect(options('size', 'Sky')).toEqual([
    ['S', true],
    ['M', true],
  ])
})

test('another colour keeps the size; without it the size is open again; a size of another colour picks that one', () => {
  const uneven = [...shirt, testVariant('b', { colour: 'Black', size: 'L' })]
  expect(withValue(uneven, { colour: 'Rust', size: 'M' }, 'colour', 'Sky')).toEqual({ colour: 'Sky', size: 'M' })
  expect(withValue(uneven, { colour: 'Rust', size: 'M' }, 'colour', 'Black')).toEqual({ colour: 'Black' })
  expect(withValue(uneven, { colour: 'Rust' }, 'size', 'L')).toEqual({ colour: 'Black', size: 'L' })
})

test('before a size is chosen the product has the colour’s pictures, and price and stock of all', () => {
  const product = testProduct('a', { price: 20, highestPrice: 26, stock: 5, variantCount: 4 })
  const shown = shownProduct(product, shirt, { colour: 'Sky' })
  expect(shown).toMatchObject({ price: 20, highestPrice: 26, stock: 5, colour: 'Sky' })
  expect(shown.images).toEqual([...(shirt[2]?.images ?? []), ...product.images])
  expect(shown.variant).toBeUndefined()
  expect(shownProduct(product, shirt, { colour: 'Sky', size: 'M' })).toMatchObject({ variant: 'sm', stock: 0 })
})
