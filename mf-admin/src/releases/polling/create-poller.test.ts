import { createPoller, type Shown } from './create-poller'

interface Answer {
  revision: number
}

/** A poller on a page that can be hidden; the test answers its requests. */
function setUp() {
  const questions: { answer(data: Answer): void; fail(reason: Error): void; signal?: AbortSignal }[] = []
  const ask = (signal?: AbortSignal) =>
    new Promise<Answer>((answer, fail) => questions.push({ answer, fail, ...(signal && { signal }) }))
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const turn = (state: DocumentVisibilityState): void => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const seen: Shown<Answer>[] = []
  const feed = createPoller({ first: ask(), load: ask, show: (shown) => seen.push(shown), everyMs: 10_000, page })
  const question = (index: number) => {
    const found = questions[index]
    if (!found) throw new Error(`question ${index} was not asked`)
    return found
  }
  const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0).then(() => {})
  return { feed, questions, question, turn, now: () => seen.at(-1), settle }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the poller shows the first response and sends a request ten seconds after each one', async () => {
  const { feed, questions, question, now } = setUp()
  expect(now()).toMatchObject({ data: null, asking: true })
  question(0).answer({ revision: 1 })
  await jest.advanceTimersByTimeAsync(9_999)
  expect(now()).toMatchObject({ data: { revision: 1 }, failure: null, asking: false })
  expect(questions).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(questions).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(questions).toHaveLength(2)
  feed.stop()
})

test('a response to an older request never replaces a newer one', async () => {
  const { feed, question, now, settle } = setUp()
  void feed.refresh()
  question(1).answer({ revision: 3 })
  await settle()
  expect(now()).toMatchObject({ data: { revision: 3 }, asking: false })
  question(0).answer({ revision: 3, late: true } as Answer)
  await settle()
  expect(now()?.data).toEqual({ revision: 3 })
  feed.stop()
})

test('a late failure of an older request is not shown', async () => {
  const { feed, question, now, settle } = setUp()
  void feed.refresh()
  question(1).answer({ revision: 2 })
  question(0).fail(new Error('late'))
  await settle()
  expect(now()).toMatchObject({ data: { revision: 2 }, failure: null })
  feed.stop()
})

test('an older revision from another edge does not replace a newer one', async () => {
  const { feed, question, now, settle } = setUp()
  question(0).answer({ revision: 5 })
  await settle()
  void feed.refresh()
  question(1).answer({ revision: 4 })
  await settle()
  expect(now()).toMatchObject({ data: { revision: 5 }, asking: false })
  feed.stop()
})

test('a failure keeps the data, and the next success clears the failure', async () => {
  const { feed, question, now, settle } = setUp()
  question(0).answer({ revision: 1 })
  await jest.advanceTimersByTimeAsync(10_000)
  question(1).fail(new Error('gone'))
  await settle()
  expect(now()).toMatchObject({ data: { revision: 1 }, failure: new Error('gone') })
  await jest.advanceTimersByTimeAsync(10_000)
  question(2).answer({ revision: 2 })
  await settle()
  expect(now()).toMatchObject({ data: { revision: 2 }, failure: null })
  feed.stop()
})

test('the poller pauses while the page is hidden and requests at once when it is visible again', async () => {
  const { feed, questions, question, turn, settle } = setUp()
  question(0).answer({ revision: 1 })
  await settle()
  turn('hidden')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(questions).toHaveLength(1)
  turn('visible')
  expect(questions).toHaveLength(2)
  turn('hidden')
  question(1).answer({ revision: 1 })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(questions).toHaveLength(2)
  feed.stop()
})

test('a stopped poller aborts its request and shows nothing more', async () => {
  const { feed, questions, question, now, settle } = setUp()
  question(0).answer({ revision: 1 })
  await jest.advanceTimersByTimeAsync(10_000)
  feed.stop()
  expect(question(1).signal?.aborted).toBe(true)
  question(1).answer({ revision: 2 })
  await settle()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(now()?.data).toEqual({ revision: 1 })
  expect(questions).toHaveLength(2)
})
