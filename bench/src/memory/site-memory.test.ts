import { allProcesses, type Process } from '../processes/processes'
import { siteMemory } from './site-memory'

const process = (pid: number, parent: number, command: string): Process => ({ pid, parent, command, memory: pid })

it('counts the process and its descendants but PostgreSQL', () => {
  const all = [
    process(1, 0, 'npm start'),
    process(2, 1, 'node tools/cli.mjs start'),
    process(3, 2, '/data/postgres/bin/postgres -D /data'),
    process(4, 3, 'postgres: checkpointer '),
    process(5, 2, 'node api/dist/main.js'),
    process(6, 0, 'node elsewhere.js'),
    process(7, 5, 'node renderer.js --data /tmp/postgres'),
  ]
  expect(siteMemory(all, 1, ({ memory }) => memory)).toEqual([
    { command: 'npm start', bytes: 1 },
    { command: 'node tools/cli.mjs start', bytes: 2 },
    { command: 'node api/dist/main.js', bytes: 5 },
    { command: 'node renderer.js --data /tmp/postgres', bytes: 7 },
  ])
})

it('reads the memory of this process', () => {
  const [own] = siteMemory(allProcesses(), globalThis.process.pid)
  expect(own?.bytes).toBeGreaterThan(10_000_000)
})
