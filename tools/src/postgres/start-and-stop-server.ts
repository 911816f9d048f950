import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identify } from '../process/process-identity'
import type { Binaries } from './binaries'
import { type Account, lastWords, runAsAccount } from './run-as-account'

/** One cluster, the programs that run it and the account they run as. */
export interface Server {
  binaries: Binaries
  account: Account | null
  cluster: string
}

const START_SECONDS = '60'
const STOP_SECONDS = '30'
/** How long the remains of a killed server may take to let go of its memory. Milliseconds. */
const REMAINS_MS = 15_000

/** The port of the server that runs on this cluster now, or null. Clears away the pid file of a server that was killed. */
export async function runningPort({ binaries, account, cluster }: Server): Promise<number | null> {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const [pid, , , port] = (await readFile(pidFile, 'utf8')).split('\n')
  const { code } = await runAsAccount(binaries.pgCtl, ['status', '-D', cluster], account)
  // A pid that another program has been given since makes pg_ctl, and PostgreSQL itself, believe in a running server.
  if (code === 0 && (await isPostgres(Number(pid)))) return Number(port)
  await rm(pidFile, { force: true })
  return null
}

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true
  // A killed server whose parent has not taken note of it yet still has its number and its name.
  if (!identify(pid)) return false
  const { output } = await runAsAccount('ps', ['-o', 'comm=', '-p', String(pid)], null).catch(() => ({ output: '' }))
  const name = output || (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''))
  return name.includes('postgres')
}

/** Starts the server and waits until it answers. `settings` are PostgreSQL's own, without blanks. */
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

/** Ends the server: sessions are cut, everything is written out. Fine when there is none. */
export async function stopServer({ binaries, account, cluster }: Server): Promise<void> {
  if (!existsSync(join(cluster, 'postmaster.pid'))) return
  await runAsAccount(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', STOP_SECONDS], account)
}
