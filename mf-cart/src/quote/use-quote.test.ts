import type { CartItem } from '@superium/shared/state'
import { productId, signIn, testProduct } from '@superium/shared/testing'
import { act, renderHook } from '@testing-library/react'
import { answerShopApi, quoteOf, type Shop } from '../testing/answer-shop-api'
import { QUOTE_DEBOUNCE_MS, useQuote } from './use-quote'

const mug = testProduct(productId(1), { price: 10, stock: 99 })
const cart = (quantity: number): CartItem[] => [{ ...mug, quantity }]
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
let shop: Shop

beforeEach(() => {
  jest.useFakeTimers()
  shop = answerShopApi([mug])
})
afterEach(() => jest.useRealTimers())

const show = (quantity: number) =>
  renderHook(({ items }) => useQuote(items), { initialProps: { items: cart(quantity) } })

test('the first quote is requested at once, later ones after a pause in changes', async () => {
  const { result, rerender } = show(1)
  expect(result.current).toMatchObject({ status: 'loading', quote: null })
  await pass(0)
  expect(result.current).toMatchObject({ status: 'current', quote: { subtotal: 10 } })

  rerender({ items: cart(2) })
  await pass(QUOTE_DEBOUNCE_MS - 1)
  rerender({ items: cart(3) })
  await pass(QUOTE_DEBOUNCE_MS - 1)
  expect(shop.calls).toHaveLength(1)
  expect(result.current).toMatchObject({ status: 'loading', quote: { subtotal: 10 } })
  await pass(1)
  expect(result.current).toMatchObject({ status: 'current', quote: { subtotal: 30 } })
})

test('a late answer to an older request does not replace a newer quote', async () => {
  const late: (() => void)[] = []
  shop.intercept = ({ body }) =>
    body.products[0]?.quantity === 1 ? new Promise((resolve) => late.push(() => resolve(undefined))) : undefined
  const { result, rerender } = show(1)
  await pass(0)
  rerender({ items: cart(2) })
  await pass(QUOTE_DEBOUNCE_MS)
  expect(result.current.quote?.subtotal).toBe(20)
  for (const answer of late) answer()
  await pass(0)
  expect(result.current.quote?.subtotal).toBe(20)
})

test('a failure keeps the last quote and its reason', async () => {
  const { result, rerender } = show(1)
  await pass(0)
  shop.intercept = () => {
    throw new TypeError('fetch failed')
  }
  rerender({ items: cart(2) })
  await pass(QUOTE_DEBOUNCE_MS)
  expect(result.current.status).toBe('loading')
  await pass(300)
  await pass(1200)
  expect(result.current).toMatchObject({
    status: 'failed',
    reason: 'The shop could not be reached.',
    quote: { subtotal: 10 },
  })
  shop.intercept = null
  act(() => result.current.retry())
  await pass(0)
  expect(result.current).toMatchObject({ status: 'current', reason: null, quote: { subtotal: 20 } })
})

test('a quote that came with another answer is used without a request', async () => {
  const { result } = show(1)
  await pass(0)
  const dearer = quoteOf([{ ...mug, price: 12 }], [{ productId: mug._id, quantity: 1 }])
  act(() => result.current.accept(dearer))
  await pass(QUOTE_DEBOUNCE_MS)
  expect(result.current).toMatchObject({ status: 'current', quote: { subtotal: 12 } })
  expect(shop.calls).toHaveLength(1)
})

test('a sign-in, also one that is restored late, requests the quote again, as the own shop is known then', async () => {
  const { result } = show(1)
  await pass(0)
  act(() => void signIn())
  expect(result.current.status).toBe('loading')
  await pass(QUOTE_DEBOUNCE_MS)
  expect(result.current.status).toBe('current')
  expect(shop.calls).toHaveLength(2)
})

test('an empty cart requests no quote', async () => {
  const { result } = renderHook(() => useQuote([]))
  await pass(QUOTE_DEBOUNCE_MS)
  expect(result.current.status).toBe('none')
  expect(shop.calls).toEqual([])
})

test('a failed quote is requested again when the browser is back online', async () => {
  shop.intercept = () => {
    throw new TypeError('fetch failed')
  }
  const { result } = show(1)
  await pass(10_000)
  expect(result.current.status).toBe('failed')
  shop.intercept = null
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(0)
  expect(result.current).toMatchObject({ status: 'current', quote: { subtotal: 10 } })
})
