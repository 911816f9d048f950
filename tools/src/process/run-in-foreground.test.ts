import { runInForeground } from './run-in-foreground'

test('the exit code is returned, and 1 for a signal', async () => {
  expect(await runInForeground(process.execPath, ['-e', 'process.exit(3)'])).toBe(3)
  expect(await runInForeground(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(1)
})

test('the program ends when this process gets a stop signal', async () => {
  const ended = runInForeground(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  process.emit('SIGTERM')
  expect(await ended).toBe(1)
  expect(process.listenerCount('SIGTERM')).toBe(0)
})
