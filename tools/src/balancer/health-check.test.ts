import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../process/free-port'
import { makeTree } from '../testing/make-tree'

jest.setTimeout(60_000)

const CHECK = join(__dirname, '../../../deploy/health-check.mjs')
const SERVER = `require('node:http').createServer((_, a) => a.end()).listen(process.argv[1], '127.0.0.1', () => console.log(process.pid))`

let init: ChildProcess | undefined
const servers: number[] = []
afterEach(() => {
  init?.kill('SIGKILL')
  for (const pid of servers.splice(0))
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
})

/** A container's init with a server as its child; `log` is its log's file, `ended` resolves when both have ended. */
async function container() {
  const port = await freePort()
  const script = 'trap : TERM; "$@" & wait $!; exit $?'
  const log = join(makeTree({ log: '' }), 'log')
  const started = spawn('sh', ['-c', script, 'sh', process.execPath, '-e', SERVER, String(port)], {
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  })
  init = started
  const [pid] = await once(started.stdout ?? started, 'data')
  servers.push(Number(pid))
  return { port, server: Number(pid), init: started.pid ?? 0, log, ended: once(started, 'exit') }
}

/** Resolves to the exit code. */
async function check(port: number, init: number): Promise<unknown> {
  const env = { ...process.env, SILENCE_MS: '300' }
  const child = spawn(process.execPath, [CHECK, String(port), String(init)], { env, stdio: 'inherit' })
  return (await once(child, 'exit'))[0]
}

test('a server that answers is healthy; a frozen one is ended, so that its container starts again', async () => {
  if (process.platform !== 'linux') return console.log('NOT RUN, there is no /proc: health check')
  const { port, server, init, log, ended } = await container()
  expect(await check(port, init)).toBe(0)
  process.kill(server, 'SIGSTOP')
  expect(await check(port, init)).toBe(1)
  expect(await ended).toEqual([128 + 9, null])
  expect(readFileSync(log, 'utf8')).toContain('The server has been silent for 0.9 s and is ended.\n')
})

test('a server that does not listen yet is unhealthy and left alone', async () => {
  if (process.platform !== 'linux') return console.log('NOT RUN, there is no /proc: health check')
  const { server, init } = await container()
  expect(await check(await freePort(), init)).toBe(1)
  expect(process.kill(server, 0)).toBe(true)
})
