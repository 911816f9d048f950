/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

jest.setTimeout(60_000)

/** Runs a script in a process with the watch on; resolves to how it ends and what it says. */
async function run(script: string, ...args: string[]): Promise<{ signal: string | null; said: string }> {
  const program = `
    import { url } from 'node:inspector'
    import { Worker } from 'node:worker_threads'
    import { endWhenStuck } from '${join(__dirname, 'end-when-stuck.ts')}'
    endWhenStuck({ Worker, debuggerUrl: url }, { stuckMs: 400, beatMs: 50 })
    ${script}`
  const child = spawn(process.execPath, [...args, '--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = text(child.stderr)
  child.stdout.once('data', () => {
    child.kill('SIGSTOP')
    setTimeout(() => child.kill('SIGCONT'), 2_000)
  })
  const [, signal] = await once(child, 'exit')
  return { signal, said: await said }
}

const block = (milliseconds: number) => `{ const end = Date.now() + ${milliseconds}; while (Date.now() < end); }`

test('a process whose event loop stands still is ended, with a line in its log', async () => {
  expect(await run(`setTimeout(() => ${block(20_000)}, 200)`)).toEqual({
    signal: 'SIGKILL',
    said: 'The process has been stuck for 0 s and is ended.\n',
  })
})

test('a process that works, that a debugger may stop, or that goes on after a stop is left alone', async () => {
  const busy = `let n = 0; const work = () => { if (n++ < 20) { ${block(50)}; setImmediate(work) } }; work()`
  expect(await run(busy)).toEqual({ signal: null, said: '' })
  const debugged = await run(`setTimeout(() => ${block(1_000)}, 200)`, '--inspect=127.0.0.1:0')
  expect(debugged.signal).toBeNull()
  const stopped = await run(`console.log('stop me'); setTimeout(() => {}, 600)`)
  expect(stopped).toEqual({ signal: null, said: '' })
})
