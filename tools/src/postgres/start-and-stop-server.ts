import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identify } from '../process/process-identity'
import type { Binaries } from './binaries'
import { type Account, lastWords, runAsAccount } from './run-as-account'

/** One cluster, with the programs and the account that run it. */
export interface Server {
  binaries: Binaries
  account: Account | null
  cluster: string
}

const START_SECONDS = '60'
const STOP_SECONDS = '30'
/** The most milliseconds that a killed server's remaining processes may take to release its shared memory. */
const REMAINS_MS = 15_000

/** The port of the server that runs on this cluster, or null. Removes the pid file of a killed server. */
export async function runningPort({ binaries, account, cluster }: Server): Promise<number | null> {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const [pid, , , port] = (await readFile(pidFile, 'utf8')).split('\n')
  const { code } = await runAsAccount(binaries.pgCtl, ['status', '-D', cluster], account)
  // If another program has got the server's old pid, pg_ctl and PostgreSQL itself believe that the server still runs.
  if (code === 0 && (await isPostgres(Number(pid)))) return Number(port)
  await rm(pidFile, { force: true })
  return null
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true
  // A killed server that its parent has not reaped yet (a zombie) keeps its pid and its name.
  if (!identify(pid)) return false
  const { output } = await runAsAccount('ps', ['-o', 'comm=', '-p', String(pid)], null).catch(() => ({ output: '' }))
  const name = output || (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''))
  return name.includes('postgres')
}

/** Starts the server and waits until it accepts connections. `settings` are PostgreSQL's own, without spaces. */
export async function startServer(server: Server, settings: Record<string, string>): Promise<void> {
  const { binaries, account, cluster } = server
  const log = join(cluster, 'server.log')
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const args = ['start', '-D', cluster, '-l', log, '-w', '-t', START_SECONDS, '-s', '-o', options.join(' ')]
  const giveUp = Date.now() + REMAINS_MS
  for (;;) {
    await rm(log, { force: true })
    const { code, output } = await runAsAccount(binaries.pgCtl, args, account)
    if (code === 0) return
    const said = await readFile(log, 'utf8').catch(() => output)
    const remains = /pre-existing shared memory block|lock file .* already exists/.test(said)
    if (!remains || Date.now() > giveUp) throw new Error(`PostgreSQL does not start: ${lastWords(said)}`)
    await wait(250)
  }
}

/** Stops the server after closing all sessions and writing everything to disk; does nothing if none runs. */
export async function stopServer({ binaries, account, cluster }: Server): Promise<void> {
  if (!existsSync(join(cluster, 'postmaster.pid'))) return
  await runAsAccount(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', STOP_SECONDS], account)
}
