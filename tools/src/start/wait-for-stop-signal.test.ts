import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { until } from '@superium/shared/testing/node'
import { identify } from '../process/process-identity'

const source = `
  import { waitForStopSignal } from ${JSON.stringify(`${__dirname}/wait-for-stop-signal.ts`)}
  waitForStopSignal(() => console.log('killed')).then(() => {
    console.log('asked')
    if (process.env.EASY) process.exit(0)
  })
  process.on('SIGUSR2', () => {
    const later = Date.now() + 600
    Date.now = () => later
    console.log('later')
  })
  console.log(process.pid)
  setTimeout(() => process.exit(1), 300_000)
`

const started: ChildProcess[] = []

function start(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  return child
}

const node = ['--import', 'tsx', '--input-type=module', '-e', source]

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

test('the first signal asks, another soon after is the same one, a later one forces', async () => {
  const child = start(process.execPath, node)
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await until(() => said !== '')
  child.kill('SIGINT')
  child.kill('SIGINT')
  await until(() => said.includes('asked'))
  child.kill('SIGUSR2')
  await until(() => said.includes('later'))
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect([said.includes('killed'), code]).toEqual([true, 130])
})

test('run by npm, it stops when npm is gone', async () => {
  const shell = start('sh', ['-c', '"$0" "$@" & wait', process.execPath, ...node], {
    npm_lifecycle_event: 'start',
    EASY: '1',
  })
  const pid = Number((await once(shell.stdout, 'data'))[0])
  let said = ''
  shell.stdout.on('data', (text) => {
    said += text
  })
  shell.kill('SIGKILL')
  try {
    await until(() => said !== '' && identify(pid) === undefined)
  } finally {
    if (identify(pid) !== undefined) process.kill(pid)
  }
  expect(said).toBe('asked\n')
})
