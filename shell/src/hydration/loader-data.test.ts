import { ClientOnlyError } from './client-only'
import { resumeDeferred, settleDeferred, UNSETTLED, withStreamedDeferred } from './loader-data'

const never = new Promise<never>(() => {})

test('deferred values are inlined at any depth; failed and late ones are left to the browser', async () => {
  const data = {
    page: {
      product: { name: 'Mug', related: Promise.resolve([1, 2]) },
      sale: never,
      broken: Promise.reject(new Error()),
    },
    list: [1],
    none: null,
  }
  expect(await settleDeferred(data, 20)).toEqual({
    page: { product: { name: 'Mug', related: [1, 2] }, sale: UNSETTLED, broken: UNSETTLED },
    list: [1],
    none: null,
  })
})

test('the browser loads a route once more for the values that are missing', async () => {
  const again = jest.fn(async () => ({ sale: { products: Promise.resolve('now') }, new: 'too', related: 'not this' }))
  const left = { page: { sale: { products: UNSETTLED }, new: UNSETTLED, related: [1] }, other: { whole: true } }
  const data = resumeDeferred(left, again) as { page: { sale: { products: unknown }; new: unknown } }
  expect(data).toMatchObject({ page: { related: [1] }, other: { whole: true } })
  expect(await data.page.sale.products).toBe('now')
  expect(await data.page.new).toBe('too')
  expect(again.mock.calls).toEqual([['page']])
})

test('a route that fails again leaves null; a deferred value that fails keeps its own error', async () => {
  const left = { page: { sale: UNSETTLED, new: UNSETTLED, gone: UNSETTLED } }
  const down = resumeDeferred(left, () => Promise.reject(new Error('categories answered with 500')))
  expect(await (down as { page: { sale: unknown } }).page.sale).toBeNull()

  const partly = resumeDeferred(left, async () => ({ sale: Promise.reject(new Error('no sale')), new: 'new' }))
  const { page } = partly as { page: Record<string, unknown> }
  await expect(page.sale).rejects.toThrow('no sale')
  expect(await page.new).toBe('new')
  expect(await page.gone).toBeNull()
})

test('late values stream into the page until the limit; failed and missing ones are left to the browser', async () => {
  let arrive: (value: string) => void = () => {}
  const page = {
    list: Promise.resolve([1]),
    sale: new Promise((go) => (arrive = go)),
    broken: Promise.reject(new Error()),
    never,
  }
  const { data, late } = withStreamedDeferred(await settleDeferred({ page }, 5), { page }, 50)
  const rendered = data as { page: Record<string, unknown> }
  expect(late).toBe(true)
  expect(rendered.page.list).toEqual([1])
  arrive('sale')
  expect(await rendered.page.sale).toBe('sale')
  await expect(rendered.page.broken).rejects.toThrow(ClientOnlyError)
  await expect(rendered.page.never).rejects.toThrow(ClientOnlyError)
})

test('a page that has everything in time is not late', async () => {
  const page = { list: Promise.resolve([1]) }
  expect(withStreamedDeferred(await settleDeferred({ page }, 20), { page }, 20)).toEqual({
    data: { page: { list: [1] } },
    late: false,
  })
})
