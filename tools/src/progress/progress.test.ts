import { Progress } from './progress'

const screen = (isTTY: boolean) => {
  const written: string[] = []
  return { written, isTTY, columns: 40, write: (text: string) => written.push(text) > 0 }
}

test('each step is a line with its time; in a log nothing else', async () => {
  const log = screen(false)
  await new Progress(log).step(
    'Front end',
    async () => 2,
    (count) => `built ${count}`,
  )
  expect(log.written).toHaveLength(1)
  expect(log.written[0]).toMatch(/^✓ Front end, built 2 +\d+\.\d s\n$/)
})

test('on a terminal a passing line shows what is under way and goes again', async () => {
  const terminal = screen(true)
  await new Progress(terminal).step('PostgreSQL', async () => {})
  const [before, after] = terminal.written.join('').split('… PostgreSQL\r\u001b[K')
  expect(before).toBe('\r\u001b[K')
  expect(after).toMatch(/^✓ PostgreSQL +\d+\.\d s\n$/)
})

test('a long step tells how far it is, on a terminal in its place and in a log at most now and then', async () => {
  const [terminal, log] = [screen(true), screen(false)]
  for (const one of [terminal, log]) {
    const progress = new Progress(one)
    await progress.step('Demo data', async () => {
      progress.note('Demo data', '20 of 90 products')
      progress.note('Demo data', '21 of 90 products')
    })
    progress.note('Demo data', 'too late')
  }
  expect(terminal.written.join('')).toContain('… Demo data: 20 of 90 products\r\u001b[K… Demo data: 21 of 90 products')
  expect(terminal.written.join('')).not.toContain('too late')
  expect(log.written).toHaveLength(1)
})

test('the first failure is marked; those that end because of it are not', async () => {
  const log = screen(false)
  const progress = new Progress(log)
  const fail = (name: string) => progress.step(name, () => Promise.reject(new Error(name))).catch(() => {})
  await Promise.all([fail('API'), fail('Edge')])
  expect(log.written.join('')).toMatch(/^✗ API +\d+\.\d s\n$/)
})
