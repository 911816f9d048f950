import { ApiError } from '@superium/shared/api'
import { loadProduct } from '../product/load-product'
import { loadRelatedProducts } from '../product-detail/load-related-products'
import { answerShopApi, testProducts } from '../testing/answer-shop-api'
import { withFailureLog } from './log-failure'
import { nullOnError } from './null-on-error'

const log = jest.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

const { signal } = new AbortController()

test('a product or related request that is not OK is logged in the words of the specification, and rejects', async () => {
  const shop = answerShopApi()
  const failed = { status: 'error', code: 500, message: 'Something failed.' }
  const [product] = testProducts(1)
  if (!product) throw new Error('no product')
  shop.answer(`data/${product._id}`, failed)
  shop.answer('related', failed)
  for (const request of [() => loadProduct(product._id, signal), () => loadRelatedProducts(product, signal)]) {
    await expect(request()).rejects.toBeInstanceOf(ApiError)
    expect(log).toHaveBeenCalledWith('Failed to fetch products', expect.any(ApiError))
    log.mockClear()
  }
})

test('a thrown error is logged once, even when a block gives up on it later', async () => {
  const error = new TypeError('fetch failed')
  await nullOnError(withFailureLog(Promise.reject(error)))
  expect(log.mock.calls).toEqual([['Error while fetching products', error]])
})

test('an aborted request and a product that does not exist are not logged', async () => {
  const aborted = new DOMException('', 'AbortError')
  await expect(withFailureLog(Promise.reject(aborted))).rejects.toBe(aborted)
  const shop = answerShopApi()
  shop.answer('data/gone', { status: 'error', code: 404, message: 'No such product.' })
  await expect(loadProduct('gone', signal)).rejects.toBeInstanceOf(ApiError)
  expect(log).not.toHaveBeenCalled()
})
