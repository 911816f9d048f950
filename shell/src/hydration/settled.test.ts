import { resume, settle, UNSETTLED } from './settled'

const never = new Promise<never>(() => {})

test('deferred values are inlined; what fails or is late is left for the browser', async () => {
  const data = {
    page: {
      product: { name: 'Mug' },
      related: Promise.resolve([1, 2]),
      sale: never,
      broken: Promise.reject(new Error()),
    },
    list: [1],
  }
  expect(await settle(data, 20)).toEqual({
    page: { product: { name: 'Mug' }, related: [1, 2], sale: UNSETTLED, broken: UNSETTLED },
    list: [1],
  })
})

test('the browser asks again for just what was left', async () => {
  const again = jest.fn(async () => ({ sale: 'now', related: 'not this one' }))
  const data = resume({ page: { sale: UNSETTLED, related: [1] }, other: { whole: true } }, again)
  expect(data).toMatchObject({ page: { related: [1] }, other: { whole: true } })
  expect(await (data.page as { sale: unknown }).sale).toBe('now')
  expect(again.mock.calls).toEqual([['page']])
})
