import type { CartItem } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { productId } from '../testing/shop'
import { beginAttempt, endAttempt, isFor, unfinishedAttempt } from './attempt'
import { emptyBilling } from './billing'
import { orderBody } from './order-body'

const STORED_AS = 'superium:personal:order-attempt'
const items: CartItem[] = [{ ...testProduct(productId(1)), quantity: 1 }]
const body = (total = 10, email = 'ann@example.com') =>
  orderBody(emptyBilling('Ann', email), 'check_payments', items, total)

beforeEach(endAttempt)

test('an attempt is unfinished, with its key, until it ends', () => {
  const attempt = beginAttempt(body())
  expect(unfinishedAttempt('ann@example.com')).toEqual(attempt)
  endAttempt()
  expect(unfinishedAttempt('ann@example.com')).toBeNull()
  expect(beginAttempt(body()).key).not.toBe(attempt.key)
})

test('it is for the same order or for another one', () => {
  const attempt = beginAttempt(body(10))
  expect(isFor(attempt, body(10))).toBe(true)
  expect(isFor(attempt, body(11))).toBe(false)
})

test('what the session’s end took away is forgotten', () => {
  beginAttempt(body())
  expect(sessionStorage.getItem(STORED_AS)).toContain('ann@example.com')
  sessionStorage.removeItem(STORED_AS)
  expect(unfinishedAttempt('ann@example.com')).toBeNull()
})

test('another person in the same tab does not see it', () => {
  beginAttempt(body())
  expect(unfinishedAttempt('bob@example.com')).toBeNull()
})

test('a mangled entry is dropped', () => {
  for (const text of ['{', 'null', '{"key":1}', '{"key":"k","body":{}}']) {
    sessionStorage.setItem(STORED_AS, text)
    expect(unfinishedAttempt('ann@example.com')).toBeNull()
  }
})

test('where storage is refused the key is kept all the same', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const attempt = beginAttempt(body())
  expect(unfinishedAttempt('ann@example.com')).toEqual(attempt)
  refuse.mockRestore()
})
