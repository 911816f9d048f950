import { type Batch, createAggregator } from './aggregator'
import { createFlushToApi } from './flush-to-api'
import { createReporters } from './reporters'
import type { TelemetryApi } from './telemetry-api'

function open(answers: (boolean | Error)[]) {
  const aggregator = createAggregator(() => {}, createReporters())
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
  return { aggregator, added, log, flush: createFlushToApi(aggregator, api, (line) => log.push(line)) }
}

test('nothing is sent when nothing was counted', async () => {
  const { flush, added } = open([])
  await flush()
  expect(added).toEqual([])
})

test('while the API is down batches wait, and are then sent in order with their ids', async () => {
  const { aggregator, flush, added, log } = open([new Error('down'), new Error('down')])
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    aggregator.addRendering('mf-cart', version, false, 'a')
    await flush()
  }
  expect(added.map(({ counts }) => counts[0]?.version)).toEqual(['1.0.0', '2.0.0', '3.0.0'])
  expect(log).toEqual(['telemetry could not be sent and waits: down', 'telemetry could not be sent and waits: down'])
})

test('a permanently rejected batch is dropped and does not block the next', async () => {
  const { aggregator, flush, added, log } = open([false])
  aggregator.addRendering('mf-cart', '1.0.0', false, 'a')
  await flush()
  aggregator.addRendering('mf-cart', '2.0.0', false, 'a')
  await flush()
  expect(added).toHaveLength(2)
  expect(log).toHaveLength(1)
})

test('beyond the limit the oldest waiting batches are dropped', async () => {
  const { aggregator, flush, added } = open(Array.from({ length: 99 }, () => new Error('down')))
  for (let index = 0; index < 100; index += 1) {
    aggregator.addRendering('mf-cart', `1.0.${index}`, false, 'a')
    await flush()
  }
  expect(added).toHaveLength(60)
  expect(added.at(-1)?.counts[0]?.version).toBe('1.0.99')
})
