import type { CartItem } from '@superium/shared/state'
import { productId, testProduct } from '@superium/shared/testing'
import { quoteOf } from '../testing/answer-shop-api'
import { lineProblem } from './line-problem'

const item = (quantity: number, stock = 5): CartItem => ({ ...testProduct(productId(1), { stock }), quantity })
const quoted = (quantity: number, stock: number) =>
  quoteOf([testProduct(productId(1), { stock })], [{ productId: productId(1), quantity }])

test('a line within the stock has no problem', () => {
  expect(lineProblem(item(5), false, quoted(5, 5))).toBeNull()
})

test('a line that exceeds the stock is short and tells how many are available', () => {
  expect(lineProblem(item(5), false, quoted(5, 2))).toEqual({ kind: 'short', available: 2 })
  expect(lineProblem(item(5, 3), false, null)).toEqual({ kind: 'short', available: 3 })
})

test('a line without stock is sold out', () => {
  expect(lineProblem(item(1), false, quoted(1, 0))).toEqual({ kind: 'sold-out' })
})

test('a quote for another quantity causes no problem', () => {
  expect(lineProblem(item(3), false, quoted(2, 2))).toBeNull()
})

test('an unknown product and a malformed id are gone', () => {
  expect(lineProblem(item(1), true, null)).toEqual({ kind: 'gone' })
  expect(lineProblem({ ...item(1), _id: 'mangled' }, false, null)).toEqual({ kind: 'gone' })
})

test('a line without a variant of a product with variants needs one, whatever its stock', () => {
  const shirt = { ...item(1, 0), variantCount: 2 }
  expect(lineProblem(shirt, false, null)).toEqual({ kind: 'no-variant' })
  expect(lineProblem({ ...shirt, stock: 5, variant: productId(9) }, false, null)).toBeNull()
})

test('a product of the own shop cannot be bought, whatever its stock', () => {
  const quote = quoted(1, 5)
  const own = { ...quote, lines: quote.lines.map((line) => ({ ...line, available: 0, ownShop: true })) }
  expect(lineProblem(item(1), false, own)).toEqual({ kind: 'own-shop' })
})

test('an up-coming product cannot be bought yet, whatever its stock', () => {
  expect(lineProblem({ ...item(1), status: 'up-coming' }, false, null)).toEqual({ kind: 'not-yet' })
})
