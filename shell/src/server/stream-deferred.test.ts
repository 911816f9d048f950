import { ClientOnlyError } from '../hydration/client-only-error'
import { settleDeferred } from '../loader-data/settle-deferred'
import { streamDeferred } from './stream-deferred'

const never = new Promise<never>(() => {})

test('late values stream into the page until the time limit; failed and missing ones are left to the browser', async () => {
  let arrive: (value: string) => void = () => {}
  const page = {
    list: Promise.resolve([1]),
    sale: new Promise((go) => (arrive = go)),
    broken: Promise.reject(new Error()),
    missing: Promise.resolve(null),
    never,
  }
  const { data, late } = streamDeferred(await settleDeferred({ page }, 5), { page }, 50)
  const rendered = data as { page: Record<string, unknown> }
  expect(late).toBe(true)
  expect(rendered.page.list).toEqual([1])
  arrive('sale')
  expect(await rendered.page.sale).toBe('sale')
  await expect(rendered.page.broken).rejects.toThrow(ClientOnlyError)
  await expect(rendered.page.missing).rejects.toThrow(ClientOnlyError)
  await expect(rendered.page.never).rejects.toThrow(ClientOnlyError)
})

// Jest fails a test that leaves a rejection unhandled.
test('late values that no part of the page reads fail unseen', async () => {
  const page = { broken: Promise.reject(new Error()), never }
  const { late } = streamDeferred(await settleDeferred({ page }, 5), { page }, 5)
  expect(late).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
})

test('a page whose values all arrive in time is not late', async () => {
  const page = { list: Promise.resolve([1]) }
  expect(streamDeferred(await settleDeferred({ page }, 20), { page }, 20)).toEqual({
    data: { page: { list: [1] } },
    late: false,
  })
})
