import type { CartItem } from '@superium/shared/state'
import { productId, testProduct } from '@superium/shared/testing'
import { lineCents, lineTotal } from './line-total'

const item: CartItem = { ...testProduct(productId(1), { price: 2.5 }), quantity: 4 }

test('a line is totalled by the pieces that can be bought', () => {
  expect(lineTotal(item, null)).toBe('$10.00')
  expect(lineTotal(item, { kind: 'short', available: 3 })).toBe('$7.50')
  expect(lineTotal({ ...item, price: 0 }, null)).toBe('$0.00')
})

test.each(['gone', 'no-variant', 'not-yet', 'sold-out'] as const)('a line that is %s is not counted', (kind) => {
  expect(lineCents(item, { kind })).toBeNull()
  expect(lineTotal(item, { kind })).toBe('Not in your total')
})
