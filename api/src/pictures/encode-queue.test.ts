import { EncodeQueue, QueueFull } from './encode-queue'

/** A job that ends when told to. */
function held(log: string[], name: string) {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    end: () => end(),
    job: async () => {
      log.push(name)
      await done
      return name
    },
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a queue runs at most `workers` jobs, visitors first, and keeps one worker free for visitors', async () => {
  const log: string[] = []
  const queue = new EncodeQueue(2, 10)
  const [idle, idle2, urgent, urgent2] = ['idle', 'idle2', 'urgent', 'urgent2'].map((name) => held(log, name))
  if (!idle || !idle2 || !urgent || !urgent2) throw new Error('four jobs')
  const all = [queue.run(idle.job, false), queue.run(idle2.job, false), queue.run(urgent.job), queue.run(urgent2.job)]
  expect(log).toEqual(['idle', 'urgent'])
  idle.end()
  await settle()
  expect(log).toEqual(['idle', 'urgent', 'urgent2'])
  for (const job of [idle2, urgent, urgent2]) job.end()
  expect(await Promise.all(all)).toEqual(['idle', 'idle2', 'urgent', 'urgent2'])
})

test('a queue refuses a job when too many wait, and continues after a failed one', async () => {
  const queue = new EncodeQueue(1, 1)
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const waiting = queue.run(async () => 'done')
  await expect(queue.run(async () => 'never')).rejects.toThrow(QueueFull)
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
})
