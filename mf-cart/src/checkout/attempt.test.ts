import type { CartItem } from '@superium/shared/state'
import { testProduct } from '@superium/shared/testing'
import { productId } from '../testing/shop'
import { beginAttempt, endAttempt, unfinishedAttempt } from './attempt'
import { emptyBilling } from './billing'
import { orderBody } from './order-body'

const STORED_AS = 'superium:order-attempt'
const items: CartItem[] = [{ ...testProduct(productId(1)), quantity: 1 }]
const body = (total = 10, email = 'ann@example.com') =>
  orderBody(emptyBilling('Ann', email), 'check_payments', items, total)

beforeEach(endAttempt)

test('the same order keeps its key until it ends', () => {
  const { key } = beginAttempt(body())
  expect(beginAttempt(body()).key).toBe(key)
  endAttempt()
  expect(beginAttempt(body()).key).not.toBe(key)
})

test('another order gets another key', () => {
  expect(beginAttempt(body(10)).key).not.toBe(beginAttempt(body(11)).key)
})

test('a reload finds the attempt again', () => {
  const { key } = beginAttempt(body())
  const stored = sessionStorage.getItem(STORED_AS) ?? ''
  endAttempt()
  sessionStorage.setItem(STORED_AS, stored)
  expect(unfinishedAttempt('ann@example.com')?.key).toBe(key)
  expect(beginAttempt(body()).key).toBe(key)
})

test('another person in the same tab does not see it', () => {
  beginAttempt(body())
  expect(unfinishedAttempt('bob@example.com')).toBeNull()
})

test('a mangled entry is dropped', () => {
  for (const text of ['{', 'null', '{"key":1}', '{"key":"k","body":{}}']) {
    endAttempt()
    sessionStorage.setItem(STORED_AS, text)
    expect(unfinishedAttempt('ann@example.com')).toBeNull()
  }
})

test('where storage is refused the key is kept all the same', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { key } = beginAttempt(body())
  expect(beginAttempt(body()).key).toBe(key)
  refuse.mockRestore()
})
