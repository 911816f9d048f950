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
 * Runs the embedded PostgreSQL until the supervisor stops. Restarts it without limit when it dies: a full disk will
 * eventually be cleared, and until then the shop still shows its catalogue. `extra` are more PostgreSQL settings.
 * Resolves to its URL.
 */
export async function runEmbeddedDatabase(
  settings: Settings,
  supervisor: Supervisor,
  extra: Record<string, string> = {},
): Promise<string> {
  const { database: port } = settings.ports
  const start = () => startPostgres({ dataDir: join(settings.data, 'postgres'), port, settings: extra })
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

  /** Polls the port, because PostgreSQL is not a child process (it survives a kill of the supervisor). */
  async function watch(): Promise<void> {
    let told: string | undefined
    while (!stopped) {
      await sleep(CHECK_EVERY_MS, undefined, { ref: false })
      if (await answers(port)) told = undefined
      else if (!stopped) told = await restart(told)
    }
  }

  /** Restarts the server; resolves to the last message printed, so that it is not repeated. */
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

/** Throws an error that explains why the server did not start; for a port in use it names the setting. */
async function refuse(port: number, error: unknown): Promise<never> {
  await checkPorts([{ port, host: '127.0.0.1', user: 'PostgreSQL', setting: 'SUPERIUM_DB_PORT' }])
  throw new CliError(reasonOf(error))
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
