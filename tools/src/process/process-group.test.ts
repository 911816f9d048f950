import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { groupLives, signalGroup, stopGroup } from './process-group'
import { identify } from './process-identity'

const leaders: ChildProcess[] = []

/** Starts a leader with one child; resolves to both pids once both run. */
async function family(script: string): Promise<{ leader: number; grandchild: number }> {
  const source = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'ignore' })
    ${script}; console.log(pid)`
  const child = spawn(process.execPath, ['-e', source], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  leaders.push(child)
  const [printed] = await once(child.stdout, 'data')
  return { leader: child.pid ?? 0, grandchild: Number(printed) }
}

afterEach(() => {
  for (const { pid } of leaders.splice(0)) if (pid) signalGroup(pid, 'SIGKILL')
})

test('stopping a group ends grandchildren too', async () => {
  const { leader, grandchild } = await family('setInterval(() => {}, 1000)')
  await stopGroup(leader)
  expect(groupLives(leader)).toBe(false)
  expect(identify(grandchild)).toBeUndefined()
})

test('who does not listen is killed', async () => {
  const { leader, grandchild } = await family("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)")
  await stopGroup(leader, 300)
  expect(groupLives(leader)).toBe(false)
  expect(identify(grandchild)).toBeUndefined()
})

test('a group that is gone is no error', async () => {
  const child = spawn(process.execPath, ['-e', ''], { detached: true })
  await once(child, 'exit')
  await expect(stopGroup(child.pid ?? 0)).resolves.toBeUndefined()
})
