import { productId, testProduct } from '@superium/shared/testing'
import { quoteOf } from '../testing/answer-shop-api'
import { findQuoteLine } from './find-quote-line'

const [medium, large] = [productId(11), productId(12)]
const wanted = { productId: productId(1), quantity: 1 }

/** A quote with a line for each of these variants of the product. */
function quoteFor(...variants: (string | undefined)[]) {
  const quote = quoteOf(
    [testProduct(productId(1))],
    variants.map(() => wanted),
  )
  return {
    ...quote,
    lines: quote.lines.map((line, index) => ({ ...line, ...(variants[index] && { variant: variants[index] }) })),
  }
}

test('a line finds the quote of its own variant', () => {
  const quote = quoteFor(medium, large)
  expect(findQuoteLine(quote, { _id: productId(1), variant: large })).toBe(quote.lines[1])
  expect(findQuoteLine(quote, { _id: productId(1), variant: productId(13) })).toBeUndefined()
  expect(findQuoteLine(quote, { _id: productId(2) })).toBeUndefined()
})

test('a line without a variant finds the only variant of its product', () => {
  expect(findQuoteLine(quoteFor(medium), { _id: productId(1) })).toMatchObject({ variant: medium })
})

test('a line whose product no longer has variants finds the quote of the product', () => {
  const quote = quoteFor(undefined)
  expect(findQuoteLine(quote, { _id: productId(1), variant: large })).toBe(quote.lines[0])
})
