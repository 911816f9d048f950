import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { allProcesses, descendants } from './processes'

it('finds a child of this process with its command and its memory', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("up"); setTimeout(() => {}, 20000)', 'a-name'])
  try {
    await once(child.stdout, 'data')
    const found = descendants(allProcesses(), process.pid).find(({ pid }) => pid === child.pid)
    expect(found?.command).toContain('a-name')
    expect(found?.memory).toBeGreaterThan(1_000_000)
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})

it('goes down to grandchildren', () => {
  const of = (pid: number, parent: number) => ({ pid, parent, memory: 0, command: '' })
  expect(descendants([of(2, 1), of(3, 2), of(4, 9)], 1).map(({ pid }) => pid)).toEqual([2, 3])
})
