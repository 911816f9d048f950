import type { CartItem } from '@superium/shared/state'
import { productId, testProduct } from '@superium/shared/testing'
import { emptyBilling } from './billing-schema'
import { beginOrderAttempt, endOrderAttempt, isAttemptFor, unfinishedOrderAttempt } from './order-attempt'
import { orderBody } from './order-body'

const STORED_AS = 'superium:personal:order-attempt'
const items: CartItem[] = [{ ...testProduct(productId(1)), quantity: 1 }]
const body = (total = 10, email = 'ann@example.com') =>
  orderBody(emptyBilling('Ann', email), 'check_payments', items, { lines: [], orderTotal: total })

beforeEach(() => localStorage.clear())

test('an attempt keeps its key until it ends', () => {
  const attempt = beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
  endOrderAttempt(attempt.key)
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
  expect(localStorage.getItem(STORED_AS)).toContain('ann@example.com')
  localStorage.removeItem(STORED_AS)
  expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
})

test('another user of this browser does not see the attempt', () => {
  beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('bob@example.com')).toBeNull()
})

test('a malformed entry is ignored', () => {
  for (const text of ['{', 'null', '{"key":1}', '{"key":"k","body":{}}']) {
    localStorage.setItem(STORED_AS, text)
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
  endOrderAttempt(attempt.key)
  expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
})

test('the answer to an old attempt does not end the newer one of another tab', () => {
  const old = beginOrderAttempt(body())
  const newer = beginOrderAttempt(body(20))
  endOrderAttempt(old.key)
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(newer)
})
