import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '../cli-error'
import { startPostgres } from '../postgres/start-postgres'
import { checkPorts } from '../process/check-ports'
import type { Supervisor } from '../process/supervisor'
import type { Settings } from '../settings/parse-settings'

/** How often the server is looked at, in milliseconds. */
const LOOK_EVERY = 2_000

/** Runs the embedded PostgreSQL until the supervisor stops, again when it has died; resolves to its address. */
export async function runEmbedded(settings: Settings, supervisor: Supervisor): Promise<string> {
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

  /** It is not a child of ours (it outlives a kill of us): whether it lives is seen at its port. */
  async function watch(): Promise<void> {
    while (!stopped) {
      await sleep(LOOK_EVERY, undefined, { ref: false })
      if ((await answers(port)) || stopped) continue
      supervisor.say('PostgreSQL ended; starting it again.')
      current = start()
      await current.catch((error) => supervisor.fail(new CliError(reasonOf(error))))
    }
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Says why the server did not start; a taken port with the setting that moves it. */
async function refuse(port: number, error: unknown): Promise<never> {
  await checkPorts([{ port, host: '127.0.0.1', user: 'PostgreSQL', setting: 'SUPERIUM_DB_PORT' }])
  throw new CliError(reasonOf(error))
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
