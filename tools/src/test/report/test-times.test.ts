import { makeTree } from '../../testing/make-tree'
import { minutes, TestTimes } from './test-times'

test('the next run knows how long a step took and which files were slow', async () => {
  const root = makeTree({ 'a.test.ts': '', 'b.test.ts': '' })
  const first = new TestTimes(root)
  let told = ''
  await first.step('e2e', async () => ({ failed: 1 }))
  await first.step('unit', async () => {
    first.ran(
      new Map([
        ['a.test.ts', 20],
        ['b.test.ts', 300],
        ['removed.test.ts', 4000],
      ]),
    )
    told = first.left('unit')
    return { failed: 0 }
  })
  expect(told).toBe('; 0:00')
  const next = new TestTimes(root)
  expect(next.slowest).toEqual([
    ['b.test.ts', 300],
    ['a.test.ts', 20],
  ])
  const shown = async (step: string) => {
    let left = ''
    await next.step(step, async () => {
      left = next.left(step)
      return { failed: 0 }
    })
    return left
  }
  expect(await shown('unit')).toBe('; 0:00 of about 0:00')
  // It failed, perhaps early.
  expect(await shown('e2e')).toBe('; 0:00')
  expect(next.left('lint')).toBe('')
})

test('seconds read as minutes', () => {
  expect([minutes(65), minutes(9.4), minutes(600)]).toEqual(['1:05', '0:09', '10:00'])
})
