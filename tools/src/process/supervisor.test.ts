import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@superium/shared/testing/node'
import { makeTree } from '../testing/make-tree'
import { freePort } from './free-port'
import { identify } from './process-identity'
import { RunLock } from './run-lock'
import { Supervisor } from './supervisor'

const SERVER = `
  require('node:fs').writeFileSync('pid', String(process.pid))
  require('node:http').createServer((request, response) => response.end('ok')).listen(Number(process.env.PORT))
`

let root: string
let supervisor: Supervisor
let said: string[]

beforeEach(async () => {
  root = makeTree({ 'server.cjs': SERVER, 'broken.cjs': "console.log('no such table'); process.exit(3)" })
  said = []
  supervisor = new Supervisor(root, join(root, 'logs'), await RunLock.take(root, ''), (line) => said.push(line))
})

afterEach(() => supervisor.stop())

const pid = (): number => Number(readFileSync(join(root, 'pid'), 'utf8'))

async function startServer(): Promise<void> {
  const port = await freePort()
  const health = `http://127.0.0.1:${port}/`
  await supervisor.start({ name: 'api', args: ['server.cjs'], env: { PORT: String(port) }, health })
}

test('start resolves when the service answers; stop ends it', async () => {
  await startServer()
  const running = pid()
  expect(identify(running)).toBeDefined()
  await supervisor.stop()
  expect(identify(running)).toBeUndefined()
})

test('a service that dies is started again, and once more', async () => {
  await startServer()
  for (let deaths = 1; deaths <= 2; deaths += 1) {
    const running = pid()
    process.kill(running, 'SIGKILL')
    await until(() => pid() !== running)
    expect(said.filter((line) => line.includes('The api process ended; restarting it'))).toHaveLength(deaths)
  }
})

test('a service that cannot start says so with its last lines', async () => {
  const plan = { name: 'edge', args: ['broken.cjs'], env: {}, health: 'http://127.0.0.1:9/' }
  await expect(supervisor.start(plan)).rejects.toThrow(/The edge process ended with code 3.*\n.*no such table/s)
})

test('a run that fails says so; one that ends well resolves', async () => {
  await expect(supervisor.runOnce({ name: 'seed', args: ['broken.cjs'], env: {} })).rejects.toThrow('no such table')
  await expect(supervisor.runOnce({ name: 'seed', args: ['-e', ''], env: {} })).resolves.toBeUndefined()
})

test('what a run writes is told while it runs', async () => {
  const script =
    'console.log("20 of 90 products"); process.stdin.resume(); setInterval(() => require("fs").existsSync(process.argv[1]) && process.exit(), 20)'
  const seen = join(root, 'seen')
  const lines: string[] = []
  await supervisor.runOnce({ name: 'seed', args: ['-e', script, seen], env: {} }, (line) => {
    lines.push(line)
    if (line) writeFileSync(seen, '')
  })
  expect(lines).toContain('20 of 90 products')
})

test('nothing starts once it is stopped', async () => {
  await supervisor.stop()
  await expect(startServer()).rejects.toThrow('Stopped.')
  expect(existsSync(join(root, 'pid'))).toBe(false)
})
