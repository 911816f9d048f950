import { MOST_MB, memorySettings, usableMemory } from './memory-settings'

test.each([
  [0.25, '128MB', '192MB'],
  [4, '1024MB', '3072MB'],
  [24, '1024MB', '18432MB'],
  [128, '1024MB', '98304MB'],
])('with %d GB of memory PostgreSQL keeps %s and counts on %s', (gigabytes, own, all) => {
  expect(memorySettings(gigabytes * 2 ** 30)).toMatchObject({ shared_buffers: own, effective_cache_size: all })
})

test.each([
  [24, '6144MB'],
  [128, '8192MB'],
])('who measures with %d GB of memory may ask for %s', (gigabytes, own) => {
  expect(memorySettings(gigabytes * 2 ** 30, MOST_MB).shared_buffers).toBe(own)
})

test('the memory of this machine is known', () => {
  expect(usableMemory()).toBeGreaterThan(2 ** 27)
})
