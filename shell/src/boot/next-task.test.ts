import { nextTask } from './next-task'

const withScheduler = (scheduler: unknown) => Object.assign(globalThis, { scheduler })
afterEach(() => withScheduler(undefined))

test('browsers that can yield do, so that the rest comes before other work that waits', async () => {
  const yielded = jest.fn(async () => {})
  withScheduler({ yield: yielded })
  await nextTask()
  expect(yielded).toHaveBeenCalledTimes(1)
})

test.each([{}, undefined])('elsewhere a timer brings the rest, after all microtasks', async (scheduler) => {
  withScheduler(scheduler)
  const order: string[] = []
  const next = nextTask().then(() => order.push('next task'))
  await Promise.resolve().then(() => order.push('microtask'))
  await next
  expect(order).toEqual(['microtask', 'next task'])
})
