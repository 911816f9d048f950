import { createWaitingFeed } from './waiting-feed'

const counts = (pendingOrders: number) => ({ pendingOrders, pendingSellers: 0, openReports: 0, newMessages: 0 })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('however many watch, the counts are read once a second; nobody watches, nobody reads', async () => {
  let pending = 1
  const read = jest.fn(async () => counts(pending))
  const feed = createWaitingFeed(read, () => {})
  const heard: number[][] = [[], [], []]
  const ends = heard.map((own) => feed.watch(({ pendingOrders }) => own.push(pendingOrders)))
  await jest.advanceTimersByTimeAsync(3000)
  expect(read).toHaveBeenCalledTimes(4)
  expect(heard).toEqual([[1], [1], [1]])
  pending = 2
  await jest.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  for (const end of ends) end()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(5)
})

test('a failed read is logged and tried again; a later watcher gets the counts at once', async () => {
  const read = jest.fn(async () => counts(3)).mockRejectedValueOnce(new Error('down'))
  const failed = jest.fn()
  const feed = createWaitingFeed(read, failed)
  const [first, second] = [jest.fn(), jest.fn()]
  feed.watch(first)
  await jest.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledTimes(1)
  expect(first).toHaveBeenCalledWith(counts(3))
  feed.watch(second)
  expect(second).toHaveBeenCalledWith(counts(3))
  await feed.stop()
})
