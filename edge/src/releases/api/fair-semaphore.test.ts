import { createFairSemaphore } from './fair-semaphore'

const settled = async (permit: Promise<unknown>): Promise<boolean> =>
  Promise.race([permit.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 10, false))])

test('one name takes its share of the permits, and others get theirs at once', async () => {
  const acquire = createFairSemaphore({ permits: 2, perName: 1, waiting: 3, what: 'uploads' })
  const first = await acquire('mf-gift')
  const queued = [acquire('mf-gift'), acquire('mf-gift'), acquire('mf-gift')]
  await expect(acquire('mf-gift')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('uploads of mf-gift'),
  })
  const other = await acquire('mf-cart')
  expect(await settled(queued[0] as Promise<unknown>)).toBe(false)
  first()
  first()
  const second = await (queued[0] as Promise<() => void>)
  expect(await settled(queued[1] as Promise<unknown>)).toBe(false)
  other()
  expect(await settled(queued[1] as Promise<unknown>)).toBe(false)
  second()
  expect(await settled(queued[1] as Promise<unknown>)).toBe(true)
})

test('names are served in turn, however many jobs one of them has waiting', async () => {
  const acquire = createFairSemaphore({ permits: 1, perName: 1, waiting: 3, what: 'uploads' })
  const order: string[] = []
  const freeFirst = await acquire('mf-gift')
  const all = ['mf-gift', 'mf-gift', 'mf-gift', 'mf-cart', 'mf-cart'].map(async (name) => {
    const free = await acquire(name)
    order.push(name)
    free()
  })
  freeFirst()
  await Promise.all(all)
  expect(order).toEqual(['mf-gift', 'mf-cart', 'mf-gift', 'mf-cart', 'mf-gift'])
})

test('without a queue, a job beyond the permits is refused', async () => {
  const acquire = createFairSemaphore({ permits: 2, perName: 1, waiting: 0, what: 'downloads' })
  const [gift] = [await acquire('mf-gift'), await acquire('mf-cart')]
  await expect(acquire('mf-account')).rejects.toMatchObject({ status: 429 })
  gift()
  await expect(acquire('mf-account')).resolves.toBeInstanceOf(Function)
})
