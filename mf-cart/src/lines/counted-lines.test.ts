import { $cart } from '@superium/shared/state'
import { productId, testProduct } from '@superium/shared/testing'
import { countedLines } from './counted-lines'

test('lines that cannot be bought, and pieces that are not there, are not counted', () => {
  $cart.set([
    { ...testProduct(productId(1), { stock: 5 }), quantity: 2 },
    { ...testProduct(productId(2), { stock: 1 }), quantity: 3 },
    { ...testProduct(productId(3), { stock: 0 }), quantity: 1 },
    { ...testProduct(productId(4), { status: 'up-coming' }), quantity: 1 },
    { ...testProduct(productId(5), { variantCount: 2 }), quantity: 1 },
  ])
  expect(countedLines().map(({ _id, quantity }) => [_id, quantity])).toEqual([
    [productId(1), 2],
    [productId(2), 1],
  ])
})
