import { testProduct } from '../testing/test-product'
import { productsById } from './products-by-id'

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const signal = new AbortController().signal

test('many ids are requested in pages, without invalid ids', async () => {
  const asked: string[][] = []
  globalThis.fetch = async (input) => {
    const ids = new URL(new Request(input).url).searchParams.get('ids')?.split(',') ?? []
    asked.push(ids)
    return Response.json({ status: 'success', data: ids.map((one) => testProduct(one)) })
  }
  const ids = Array.from({ length: 60 }, (_, number) => id(number))
  const products = await productsById(['mangled', ...ids], signal)
  expect(products.map(({ _id }) => _id)).toEqual(ids)
  expect(asked.map(({ length }) => length)).toEqual([50, 10])
})

test('an empty list makes no request', async () => {
  globalThis.fetch = jest.fn()
  expect(await productsById([], signal)).toEqual([])
  expect(globalThis.fetch).not.toHaveBeenCalled()
})
