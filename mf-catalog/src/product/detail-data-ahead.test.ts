import { testProduct } from '@superium/shared/testing'
import { answerShopApi, type Shop } from '../testing/answer-shop-api'
import { detailOf } from '../testing/product-samples'
import { askAhead, loadCriticalData } from './detail-data-ahead'

const [first, other] = [testProduct('a'.repeat(24)), testProduct('b'.repeat(24))]
const { signal } = new AbortController()
let shop: Shop
let asked: string[]

beforeEach(() => {
  jest.useFakeTimers()
  shop = answerShopApi()
  asked = []
  shop.answer('categories', { data: [] })
  for (const product of [first, other]) answer(product)
})
afterEach(() => {
  jest.advanceTimersByTime(10_000)
  jest.useRealTimers()
})

const answer = (product: typeof first, what: object = detailOf(product)): void =>
  shop.answer(`data/${product._id}`, () => {
    asked.push(product._id)
    return what
  })

test('what was asked ahead is used once', async () => {
  askAhead(first._id)
  askAhead(first._id)
  expect(await loadCriticalData(first._id, signal)).toMatchObject([{ name: first.name }, []])
  expect(asked).toEqual([first._id])
  await loadCriticalData(first._id, signal)
  expect(asked).toEqual([first._id, first._id])
})

test('another product is loaded, and only the last one asked ahead is kept', async () => {
  askAhead(first._id)
  askAhead(other._id)
  expect(await loadCriticalData(first._id, signal)).toMatchObject([{ name: first.name }, []])
  await loadCriticalData(other._id, signal)
  expect(asked).toEqual([first._id, other._id, first._id])
})

test('an old answer is not used', async () => {
  askAhead(first._id)
  jest.advanceTimersByTime(10_000)
  await loadCriticalData(first._id, signal)
  expect(asked).toEqual([first._id, first._id])
})

test('a failure ahead is silent, and the page asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  answer(first, { status: 'error', code: 500, message: 'Later.' })
  askAhead(first._id)
  await jest.advanceTimersByTimeAsync(0)
  answer(first)
  expect(await loadCriticalData(first._id, signal)).toMatchObject([{ name: first.name }, []])
})
