import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../process/free-port'

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

/** A container's init with a server as its child; resolves to the port, the server's process id, and what ends with both. */
async function container() {
  const port = await freePort()
  const script = 'trap : TERM; "$@" & wait $!; exit $?'
  const started = spawn('sh', ['-c', script, 'sh', process.execPath, '-e', SERVER, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  init = started
  const [pid] = await once(started.stdout, 'data')
  servers.push(Number(pid))
  return { port, server: Number(pid), init: started.pid ?? 0, ended: once(started, 'exit') }
}

async function check(port: number, init: number): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [CHECK, String(port), String(init)], {
    env: { ...process.env, SILENCE_MS: '300' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(child.stdout)
  const [code] = await once(child, 'exit')
  return { code, said: await said }
}

test('a server that answers is healthy; a frozen one is ended, so that its container starts again', async () => {
  if (process.platform !== 'linux') return console.log('NOT RUN, there is no /proc: health check')
  const { port, server, init, ended } = await container()
  expect(await check(port, init)).toEqual({ code: 0, said: '' })
  process.kill(server, 'SIGSTOP')
  expect(await check(port, init)).toEqual({ code: 1, said: 'The server has been silent for 0.9 s and is ended.\n' })
  expect(await ended).toEqual([128 + 9, null])
})

test('a server that does not listen yet is unhealthy and left alone', async () => {
  if (process.platform !== 'linux') return console.log('NOT RUN, there is no /proc: health check')
  const { server, init } = await container()
  expect(await check(await freePort(), init)).toEqual({ code: 1, said: '' })
  expect(process.kill(server, 0)).toBe(true)
})
