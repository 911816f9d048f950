import { UNSETTLED } from './loader-data'
import { resumeDeferred } from './resume-deferred'

test('a route with missing values is loaded once more', async () => {
  const again = jest.fn(async () => ({ sale: { products: Promise.resolve('now') }, new: 'too', related: 'not this' }))
  const left = { page: { sale: { products: UNSETTLED }, new: UNSETTLED, related: [1] }, other: { whole: true } }
  const data = resumeDeferred(left, again) as { page: { sale: { products: unknown }; new: unknown } }
  expect(data).toMatchObject({ page: { related: [1] }, other: { whole: true } })
  expect(await data.page.sale.products).toBe('now')
  expect(await data.page.new).toBe('too')
  expect(again.mock.calls).toEqual([['page']])
})

test('a failed load resolves to null; a failed deferred value keeps its error', async () => {
  const left = { page: { sale: UNSETTLED, new: UNSETTLED, gone: UNSETTLED } }
  const down = resumeDeferred(left, () => Promise.reject(new Error('categories answered with 500')))
  expect(await (down as { page: { sale: unknown } }).page.sale).toBeNull()

  const partly = resumeDeferred(left, async () => ({ sale: Promise.reject(new Error('no sale')), new: 'new' }))
  const { page } = partly as { page: Record<string, unknown> }
  await expect(page.sale).rejects.toThrow('no sale')
  expect(await page.new).toBe('new')
  expect(await page.gone).toBeNull()
})
