import { testProduct } from '../testing/test-product'
import { parseProduct } from './stored-product'

test('a stored product keeps its seller, and one without is as valid', () => {
  const sold = testProduct('a', { seller: { slug: 'lake-goods', name: 'Lake Goods' } })
  expect(parseProduct(sold)).toEqual(sold)
  expect(parseProduct(testProduct('a'))).toBeDefined()
})

test('a stored release date is one that can be shown', () => {
  expect(parseProduct(testProduct('a', { releaseDate: '2027-01-15' }))).toBeDefined()
  expect(parseProduct(testProduct('a', { releaseDate: 'soon' }))).toBeUndefined()
})

test.each([null, 'Lake Goods', {}, { slug: 'lake-goods' }, { slug: 1, name: 'Lake Goods' }])(
  'a stored product with the seller %j is left out',
  (seller) => {
    expect(parseProduct({ ...testProduct('a'), seller })).toBeUndefined()
  },
)
