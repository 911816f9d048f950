import { createWorkPlaces } from './work-places'

const settled = async (place: Promise<unknown>): Promise<boolean> =>
  Promise.race([place.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 10, false))])

test('one name takes its share of the places, and others get theirs at once', async () => {
  const take = createWorkPlaces({ places: 2, perName: 1, waiting: 3, what: 'uploads' })
  const first = await take('mf-gift')
  const line = [take('mf-gift'), take('mf-gift'), take('mf-gift')]
  await expect(take('mf-gift')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('uploads of mf-gift'),
  })
  const other = await take('mf-cart')
  expect(await settled(line[0] as Promise<unknown>)).toBe(false)
  first()
  first()
  const second = await (line[0] as Promise<() => void>)
  expect(await settled(line[1] as Promise<unknown>)).toBe(false)
  other()
  expect(await settled(line[1] as Promise<unknown>)).toBe(false)
  second()
  expect(await settled(line[1] as Promise<unknown>)).toBe(true)
})

test('names take turns, however many works one of them has waiting', async () => {
  const take = createWorkPlaces({ places: 1, perName: 1, waiting: 3, what: 'uploads' })
  const order: string[] = []
  const leave = await take('mf-gift')
  const all = ['mf-gift', 'mf-gift', 'mf-gift', 'mf-cart', 'mf-cart'].map(async (name) => {
    const back = await take(name)
    order.push(name)
    back()
  })
  leave()
  await Promise.all(all)
  expect(order).toEqual(['mf-gift', 'mf-cart', 'mf-gift', 'mf-cart', 'mf-gift'])
})

test('without a line a work beyond the places is refused', async () => {
  const take = createWorkPlaces({ places: 2, perName: 1, waiting: 0, what: 'downloads' })
  const [gift] = [await take('mf-gift'), await take('mf-cart')]
  await expect(take('mf-account')).rejects.toMatchObject({ status: 429 })
  gift()
  await expect(take('mf-account')).resolves.toBeInstanceOf(Function)
})
