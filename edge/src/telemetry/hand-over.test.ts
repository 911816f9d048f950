import type { TelemetryApi } from './api'
import { createHandOver } from './hand-over'
import { createSources } from './sources'
import { type Batch, createTally } from './tally'

function open(answers: (boolean | Error)[]) {
  const tally = createTally(() => {}, createSources())
  const added: Batch[] = []
  const log: string[] = []
  const api: TelemetryApi = {
    async add(batch) {
      const answer = answers.shift() ?? true
      if (answer instanceof Error) throw answer
      added.push(batch)
      return answer
    },
    outcomes: async () => [],
  }
  return { tally, added, log, handOver: createHandOver(tally, api, (line) => log.push(line)) }
}

test('nothing is handed over when nothing was counted', async () => {
  const { handOver, added } = open([])
  await handOver.now()
  expect(added).toEqual([])
})

test('while the API is down batches wait, and go out in order with the ids they had', async () => {
  const { tally, handOver, added, log } = open([new Error('down'), new Error('down')])
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    tally.addRendering('mf-cart', version, false)
    await handOver.now()
  }
  expect(added.map(({ counts }) => counts[0]?.version)).toEqual(['1.0.0', '2.0.0', '3.0.0'])
  expect(log).toEqual(['telemetry waits: down', 'telemetry waits: down'])
})

test('a batch that is refused for good is dropped, and does not hold up the next', async () => {
  const { tally, handOver, added, log } = open([false])
  tally.addRendering('mf-cart', '1.0.0', false)
  await handOver.now()
  tally.addRendering('mf-cart', '2.0.0', false)
  await handOver.now()
  expect(added).toHaveLength(2)
  expect(log).toHaveLength(1)
})

test('what waits is bounded: the oldest go', async () => {
  const { tally, handOver, added } = open(Array.from({ length: 99 }, () => new Error('down')))
  for (let index = 0; index < 100; index += 1) {
    tally.addRendering('mf-cart', `1.0.${index}`, false)
    await handOver.now()
  }
  expect(added).toHaveLength(60)
  expect(added.at(-1)?.counts[0]?.version).toBe('1.0.99')
})
