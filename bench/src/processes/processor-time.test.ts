import { parseStat, processorTime } from './processor-time'

it('adds user and system time, of ended children too, behind a command with brackets', () => {
  expect(parseStat('42 (node (a) b) S 1 42 42 0 -1 4194560 100 200 0 0 150 50 25 5 20 0 8 0')).toBe(2_300)
})

const onLinux = process.platform === 'linux' ? it : it.skip

onLinux('grows while a process works', () => {
  const before = processorTime(process.pid)
  const until = performance.now() + 60
  while (performance.now() < until) Math.sqrt(until)
  expect(processorTime(process.pid)).toBeGreaterThan(before)
})
