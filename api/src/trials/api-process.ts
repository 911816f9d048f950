import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'

const PACKAGE = join(__dirname, '..', '..')
const START_WITHIN_MS = 120_000

/** A real API process on loopback, which a trial may kill. */
export interface ApiProcess {
  origin: string
  /** `kill -9`. */
  kill(): Promise<void>
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

/** Starts the API from its source on a free port and resolves when it answers. */
export async function startApi(env: Record<string, string>): Promise<ApiProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(await freePort(), env)
    } catch (error) {
      // Another program may take the port before the API does.
      if (tries === 5 || !/^PORT \d+ .* cannot be used/m.test(String(error))) throw error
    }
  }
}

async function startOn(port: number, env: Record<string, string>): Promise<ApiProcess> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: PACKAGE,
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const origin = `http://127.0.0.1:${port}`
  for (const end = Date.now() + START_WITHIN_MS; ; ) {
    if (child.exitCode !== null) throw new Error(`the API ended:\n${errors}`)
    if (Date.now() > end) throw new Error(`the API did not start: ${errors}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    origin,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
