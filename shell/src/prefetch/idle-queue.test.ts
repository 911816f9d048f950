import { idleQueue } from './idle-queue'

test('each address runs once, with limited concurrency, and dropped ones never run', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const turn = idleQueue(2, (begin) => begin())
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  for (const name of ['a', 'b', 'c', 'c', 'd', 'e']) turn.add(name, task(name))
  turn.drop('d')
  expect(begun).toEqual(['a', 'b'])
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(begun).toEqual(['a', 'b', 'c', 'e'])
})
