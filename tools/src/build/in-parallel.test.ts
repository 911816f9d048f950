import { setTimeout as sleep } from 'node:timers/promises'
import { inParallel } from './in-parallel'

test('does all, never more than the width at once', async () => {
  let now = 0
  let most = 0
  const done: number[] = []
  await inParallel(2, [1, 2, 3, 4, 5], async (item) => {
    most = Math.max(most, ++now)
    await sleep(5)
    now--
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('a failure comes out when those under way have ended', async () => {
  const ended: number[] = []
  const work = async (item: number) => {
    if (item === 1) throw new Error('first')
    await sleep(10)
    ended.push(item)
  }
  await expect(inParallel(2, [1, 2], work)).rejects.toThrow('first')
  expect(ended).toEqual([2])
})
