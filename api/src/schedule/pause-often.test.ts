import { setImmediate } from 'node:timers/promises'
import { pauseOften } from './pause-often'

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** How many turns other work got while the computation ran. */
async function turnsDuring(computation: () => Promise<void>): Promise<number> {
  let [turns, isOver] = [0, false]
  const others = (async () => {
    while (!isOver) {
      await setImmediate()
      turns += 1
    }
  })()
  await computation()
  isOver = true
  await others
  // The last turn ends the loop.
  return turns - 1
}

it('gives others a turn after each long part', async () => {
  const pause = pauseOften()
  const turns = await turnsDuring(async () => {
    for (let part = 0; part < 5; part += 1) {
      work(5)
      await pause()
    }
  })
  expect(turns).toBeGreaterThanOrEqual(4)
})

it('does not pause after short parts', async () => {
  const pause = pauseOften({ rest: 1000 })
  const turns = await turnsDuring(async () => {
    for (let part = 0; part < 3; part += 1) await pause()
  })
  expect(turns).toBe(0)
})

it('rests in proportion to its work', async () => {
  const pause = pauseOften({ rest: 2 })
  const begun = performance.now()
  work(10)
  await pause()
  // Timers may be a millisecond early.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(28)
  expect(pause.rested()).toBeGreaterThanOrEqual(18)
})
