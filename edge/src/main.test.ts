import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { until } from '@superium/shared/testing/node'
import { closeAfterEach, closeLater } from './testing/close-after-each'
import { makeReleaseStore, siteFiles } from './testing/make-release-store'
import { releaseStore } from './testing/start-release-site'
import { startUpstream } from './testing/start-upstream'

closeAfterEach()

const environment = (change: Record<string, string | undefined>) => ({
  PATH: process.env.PATH,
  PORT: '0',
  API_URL: 'http://127.0.0.1:9',
  RELEASES_DIR: '/nowhere',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'superium.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'superium',
  ...change,
})

function start(change: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], { env: environment(change) })
  closeLater({ close: () => child.kill('SIGKILL') })
  const seen = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    seen.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    seen.err += chunk
  })
  return { child, seen }
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit')
  return code
}

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const trial = connect(port, '127.0.0.1', () => {
      trial.destroy()
      resolve(false)
    })
    trial.once('error', () => resolve(true))
  })

async function addressIn(seen: { out: string }): Promise<string> {
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(seen.out)?.[0]
  await until(() => address() !== undefined)
  return address() ?? ''
}

test('a bad variable stops the start with one sentence', async () => {
  const { child, seen } = start({ API_URL: undefined })
  expect(await exitCode(child)).toBe(1)
  expect(seen).toEqual({ out: '', err: 'API_URL must be set.\n' })
})

test('a port in use stops the start with one sentence', async () => {
  const taken = new URL(await startUpstream(() => undefined)).port
  const { child, seen } = start({ PORT: taken })
  expect(await exitCode(child)).toBe(1)
  expect(seen.err).toMatch(
    new RegExp(`^PORT ${taken} on HOST 127\\.0\\.0\\.1 cannot be used: [^\\n]*EADDRINUSE[^\\n]*\\.\\n$`),
  )
})

test("a stop removes the renderers' folders", async () => {
  const temporary = makeReleaseStore({})
  const { child, seen } = start({ RELEASES_DIR: releaseStore(), TMPDIR: temporary })
  await addressIn(seen)
  const folders = () => readdirSync(temporary).filter((name) => name.startsWith('superium-isolated-'))
  expect(folders()).toHaveLength(1)
  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)
  expect(folders()).toEqual([])
})

test('a stop finishes open requests, does not wait for unused connections, and exits with 0', async () => {
  const open: ServerResponse[] = []
  const api = await startUpstream((_, response) => void open.push(response))
  const { child, seen } = start({ API_URL: api, RELEASES_DIR: makeReleaseStore(siteFiles) })
  const address = await addressIn(seen)
  const unused = connect(Number(new URL(address).port), '127.0.0.1')
  unused.on('error', () => undefined)
  await once(unused, 'connect')
  const asked = fetch(`${address}/api/slow`).then((answer) => answer.text())
  await until(() => open.length > 0)

  child.kill('SIGTERM')
  const exited = exitCode(child)
  await until(() => isRefused(Number(new URL(address).port)))
  open[0]?.end('answered')
  expect(await asked).toBe('answered')
  // A stop that exceeds its time limit exits with 1.
  expect(await exited).toBe(0)
})
