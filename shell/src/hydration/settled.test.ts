import { resume, settle, UNSETTLED, withoutUnsettled } from './settled'

const never = new Promise<never>(() => {})

test('deferred values are inlined, however deep; what fails or is late is left for the browser', async () => {
  const data = {
    page: {
      product: { name: 'Mug', related: Promise.resolve([1, 2]) },
      sale: never,
      broken: Promise.reject(new Error()),
    },
    list: [1],
    none: null,
  }
  expect(await settle(data, 20)).toEqual({
    page: { product: { name: 'Mug', related: [1, 2] }, sale: UNSETTLED, broken: UNSETTLED },
    list: [1],
    none: null,
  })
})

test('the browser asks again, once for a route, for just what was left', async () => {
  const again = jest.fn(async () => ({ sale: { products: Promise.resolve('now') }, new: 'too', related: 'not this' }))
  const left = { page: { sale: { products: UNSETTLED }, new: UNSETTLED, related: [1] }, other: { whole: true } }
  const data = resume(left, again) as { page: { sale: { products: unknown }; new: unknown } }
  expect(data).toMatchObject({ page: { related: [1] }, other: { whole: true } })
  expect(await data.page.sale.products).toBe('now')
  expect(await data.page.new).toBe('too')
  expect(again.mock.calls).toEqual([['page']])
})

test('the server renders with promises that never come where the browser is to ask', async () => {
  const { data, left } = withoutUnsettled({ page: { list: [1], sale: UNSETTLED } })
  expect(left).toBe(true)
  expect(data).toMatchObject({ page: { list: [1], sale: expect.any(Promise) } })
  expect(withoutUnsettled({ page: { list: [1] } }).left).toBe(false)
})
