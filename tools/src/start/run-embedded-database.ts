import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '../cli-error'
import { startPostgres } from '../postgres/start-postgres'
import { checkPorts } from '../process/check-ports'
import type { Supervisor } from '../process/supervisor'
import type { Settings } from '../settings/parse-settings'

/** Milliseconds between health checks. */
const CHECK_EVERY_MS = 2_000

/**
 * Runs the embedded PostgreSQL until the supervisor stops, and restarts it when it dies, as often as it takes: a full disk is emptied
 * at some time, and the shop shows its catalogue until then. Resolves to its address.
 */
export async function runEmbeddedDatabase(settings: Settings, supervisor: Supervisor): Promise<string> {
  const { database: port } = settings.ports
  const start = () => startPostgres({ dataDir: join(settings.data, 'postgres'), port })
  let current = start()
  let stopped = false
  supervisor.onStop(async () => {
    stopped = true
    await current.then(
      (postgres) => postgres.stop(),
      () => {},
    )
  })
  const { url } = await current.catch((error) => refuse(port, error))
  void watch()
  return url

  /** PostgreSQL is not a child process (it survives a kill of the supervisor), so its port is checked. */
  async function watch(): Promise<void> {
    let told: string | undefined
    while (!stopped) {
      await sleep(CHECK_EVERY_MS, undefined, { ref: false })
      if (await answers(port)) told = undefined
      else if (!stopped) told = await restart(told)
    }
  }

  /** Resolves to what was said about it last. */
  async function restart(told: string | undefined): Promise<string> {
    if (told === undefined) supervisor.say('PostgreSQL ended; restarting it.')
    current = start()
    const problem = await current.then(() => '', reasonOf)
    if (problem && problem !== told) supervisor.say(`${problem} It is tried again.`)
    return problem
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Explains why the server did not start; for a port in use it names the setting. */
async function refuse(port: number, error: unknown): Promise<never> {
  await checkPorts([{ port, host: '127.0.0.1', user: 'PostgreSQL', setting: 'SUPERIUM_DB_PORT' }])
  throw new CliError(reasonOf(error))
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
