import { createSharedJobs } from './shared-jobs'

test('a job that is under way is joined, and runs again when it is asked for later', async () => {
  const jobs = createSharedJobs<number>()
  let runs = 0
  const start = async () => ++runs
  expect(await Promise.all([jobs.join('a', undefined, start), jobs.join('a', undefined, start)])).toEqual([1, 1])
  expect(await jobs.join('a', undefined, start)).toBe(2)
})

test('a job goes on for those who stay, and is aborted when all have left', async () => {
  const jobs = createSharedJobs<string>()
  const [ann, bob] = [new AbortController(), new AbortController()]
  const signals: AbortSignal[] = []
  const start = (allLeft: AbortSignal) => {
    signals.push(allLeft)
    return new Promise<string>(() => undefined)
  }
  const first = expect(jobs.join('a', ann.signal, start)).rejects.toThrow('ann left')
  const second = expect(jobs.join('a', bob.signal, start)).rejects.toThrow('bob left')
  ann.abort(new Error('ann left'))
  await first
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  bob.abort(new Error('bob left'))
  await second
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  void jobs.join('a', undefined, start)
  expect(signals).toHaveLength(2)
})

test('a failure reaches all who wait', async () => {
  const jobs = createSharedJobs<string>()
  const fail = () => Promise.reject(new Error('broken'))
  const both = await Promise.allSettled([jobs.join('a', undefined, fail), jobs.join('a', undefined, fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
