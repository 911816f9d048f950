import { makeTree } from '../../testing/make-tree'
import { serviceLines } from './service-lines'

const line = (time: number, level: number, status: number) => JSON.stringify({ level, time, status })

test('of each service the trouble of that period is shown, else its last lines', () => {
  const logs = makeTree({
    'api.log': [line(5, 50, 500), line(15, 30, 200), line(16, 30, 503), 'not JSON', line(25, 50, 500)].join('\n'),
    'edge-2.log': Array.from({ length: 9 }, (_, n) => line(10 + n, 30, 200)).join('\n'),
    'seed.log': line(15, 50, 0),
  })
  expect(serviceLines(logs, 10, 20)).toEqual([
    `  api.log: ${line(16, 30, 503)}`,
    ...[14, 15, 16, 17, 18].map((time) => `  edge-2.log: ${line(time, 30, 200)}`),
  ])
})
