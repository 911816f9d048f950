import { UNSETTLED } from './loader-data'
import { settleDeferred } from './settle-deferred'

const never = new Promise<never>(() => {})

test('deferred values are settled at any depth; failed and late ones are left to the browser', async () => {
  const data = {
    page: {
      product: { name: 'Mug', related: Promise.resolve([1, 2]) },
      sale: never,
      broken: Promise.reject(new Error()),
      missing: Promise.resolve(null),
    },
    list: [1],
    none: null,
  }
  expect(await settleDeferred(data, 20)).toEqual({
    page: { product: { name: 'Mug', related: [1, 2] }, sale: UNSETTLED, broken: UNSETTLED, missing: UNSETTLED },
    list: [1],
    none: null,
  })
})
