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

test('an attempt is unfinished, with its key, until it ends', () => {
  const attempt = beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
  endOrderAttempt()
  expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
  expect(beginOrderAttempt(body()).key).not.toBe(attempt.key)
})

test('it is for the same order or for another one', () => {
  const attempt = beginOrderAttempt(body(10))
  expect(isAttemptFor(attempt, body(10))).toBe(true)
  expect(isAttemptFor(attempt, body(11))).toBe(false)
})

test('what the session’s end took away is forgotten', () => {
  beginOrderAttempt(body())
  expect(sessionStorage.getItem(STORED_AS)).toContain('ann@example.com')
  sessionStorage.removeItem(STORED_AS)
  expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
})

test('another person in the same tab does not see it', () => {
  beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('bob@example.com')).toBeNull()
})

test('a mangled entry is dropped', () => {
  for (const text of ['{', 'null', '{"key":1}', '{"key":"k","body":{}}']) {
    sessionStorage.setItem(STORED_AS, text)
    expect(unfinishedOrderAttempt('ann@example.com')).toBeNull()
  }
})

test('where storage is refused the key is kept all the same', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const attempt = beginOrderAttempt(body())
  expect(unfinishedOrderAttempt('ann@example.com')).toEqual(attempt)
  refuse.mockRestore()
})
