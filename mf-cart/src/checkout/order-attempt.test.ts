import type { CartItem } from '@superium/shared/state'
import { productId, testProduct } from '@superium/shared/testing'
import { emptyBilling } from './billing-schema'
import { beginOrderAttempt, endOrderAttempt, isAttemptFor, unfinishedOrderAttempt } from './order-attempt'
import { orderBody } from './order-body'

const STORED_AS = 'superium:personal:order-attempt'
const items: CartItem[] = [{ ...testProduct(productId(1)), quantity: 1 }]
const body = (total = 10, email = 'ann@example.com') =>
  orderBody(emptyBilling('Ann', email), 'check_payments', items, total)

beforeEach(endOrderAttempt)

test('an attempt keeps its key until it ends', () => {
  const attempt = beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
  endOrderAttempt()
  expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
  expect(beginOrderAttempt(body()).key).not.toBe(attempt.key)
})

test('an attempt is for an order only if the whole body is equal', () => {
  const attempt = beginOrderAttempt(body(10))
  expect(isAttemptFor(attempt, body(10))).toBe(true)
  expect(isAttemptFor(attempt, body(11))).toBe(false)
})

test('an attempt whose entry sign-out removed no longer exists', () => {
  beginOrderAttempt(body())
  expect(sessionStorage.getItem(STORED_AS)).toContain('ann@example.com')
  sessionStorage.removeItem(STORED_AS)
  expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
})

test('another user in the same tab does not see the attempt', () => {
  beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('bob@example.com')).toBeNull()
})

test('a malformed entry is ignored', () => {
  for (const text of ['{', 'null', '{"key":1}', '{"key":"k","body":{}}']) {
    sessionStorage.setItem(STORED_AS, text)
    expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
  }
})

test('the attempt is kept in memory when storage is refused', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const attempt = beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
  refuse.mockRestore()
})
