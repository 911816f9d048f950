import { createQueuePerAddress } from './queue-per-address'

test('calls of one address run one after the other, those of others at the same time', async () => {
  const enqueue = createQueuePerAddress()
  const log: string[] = []
  const end: (() => void)[] = []
  const call = (name: string) => () =>
    new Promise<void>((resolve) => {
      log.push(name)
      end.push(resolve)
    })
  const first = enqueue('a', call('first'))
  const second = enqueue('a', call('second'))
  const other = enqueue('b', call('other'))
  await new Promise(setImmediate)
  expect(log).toEqual(['first', 'other'])
  for (const finish of end.splice(0)) finish()
  await Promise.all([first, other])
  await new Promise(setImmediate)
  expect(log).toEqual(['first', 'other', 'second'])
  for (const finish of end.splice(0)) finish()
  await second
})

test('a call that fails does not stop the next one, and the 21st that waits is refused', async () => {
  const enqueue = createQueuePerAddress()
  const calls = Array.from({ length: 20 }, (_, index) =>
    enqueue('a', async () => {
      if (index === 0) throw new Error('wrong')
      return index
    }),
  )
  await expect(enqueue('a', async () => 0)).rejects.toMatchObject({ status: 429 })
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...Array(19).fill('fulfilled')])
  expect(await enqueue('a', async () => 'again')).toBe('again')
})
