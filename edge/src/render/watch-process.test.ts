import { watchProcess } from './watch-process'

let told: string[]
let answers: boolean
let busy: boolean
let watch: ReturnType<typeof watchProcess>

beforeEach(() => {
  jest.useFakeTimers()
  told = []
  answers = true
  busy = true
  watch = watchProcess(
    {
      busy: () => busy,
      ping() {
        told.push('ping')
        if (answers) watch.alive()
      },
      blocked: () => told.push('blocked'),
      recovered: () => told.push('recovered'),
      hung: () => told.push('hung'),
    },
    { hangMs: 3_000, quietMs: 250 },
  )
})
afterEach(() => jest.useRealTimers())

test('a process that answers is asked now and then, and only while it has work', async () => {
  watch.start()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(told.length).toBeGreaterThan(2)
  expect(new Set(told)).toEqual(new Set(['ping']))
  busy = false
  await jest.advanceTimersByTimeAsync(300)
  told = []
  await jest.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([])
})

test('a process that does not answer is blocked after half a second, and hung at its limit', async () => {
  answers = false
  watch.start()
  await jest.advanceTimersByTimeAsync(450)
  expect([told, watch.isBlocked()]).toEqual([['ping'], false])
  await jest.advanceTimersByTimeAsync(150)
  expect([told, watch.isBlocked()]).toEqual([['ping', 'blocked'], true])
  await jest.advanceTimersByTimeAsync(3_000)
  expect(told).toEqual(['ping', 'blocked', 'hung'])
})

test('a process that answers again gets more time', async () => {
  answers = false
  watch.start()
  await jest.advanceTimersByTimeAsync(600)
  watch.alive()
  expect([told, watch.isBlocked()]).toEqual([['ping', 'blocked', 'recovered'], false])
  await jest.advanceTimersByTimeAsync(900)
  expect(watch.isBlocked()).toBe(false)
  await jest.advanceTimersByTimeAsync(300)
  expect(watch.isBlocked()).toBe(true)
})
