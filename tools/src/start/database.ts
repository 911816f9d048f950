import { join } from 'node:path'
import { Client } from 'pg'
import { errorCode } from '../error-code'
import { type RunningPostgres, startPostgres } from '../postgres/postgres'
import { checkPorts } from '../process/port'
import type { Supervisor } from '../process/supervisor'
import { Refusal } from '../refusal'
import type { Settings } from '../settings/parse'

/** Starts the embedded PostgreSQL, or makes sure that the one of `DATABASE_URL` answers; resolves to its address. */
export async function openDatabase(settings: Settings, supervisor: Supervisor): Promise<string> {
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl)
    return settings.databaseUrl
  }
  const starting = startPostgres({ dataDir: join(settings.data, 'postgres'), port: settings.ports.database })
  supervisor.onStop(async () => {
    const postgres = await starting.catch(() => undefined)
    await postgres?.stop()
  })
  return (await starting.catch((error) => refuse(settings, error))).url
}

/** Says why the embedded server did not start; a taken port with the setting that moves it. */
async function refuse({ ports }: Settings, error: unknown): Promise<RunningPostgres> {
  const use = { port: ports.database, host: '127.0.0.1', user: 'PostgreSQL', setting: 'SUPERIUM_DB_PORT' }
  await checkPorts([use])
  throw new Refusal(error instanceof Error ? error.message : String(error))
}

/** Throws `Refusal` saying what is wrong with this address; the password in it is not repeated. */
export async function checkDatabase(url: string): Promise<void> {
  const { host, pathname, username } = new URL(url)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const code = errorCode(error)
    if (code === '28P01' || code === '28000') {
      throw new Refusal(`DATABASE_URL: ${host} refuses user "${decodeURIComponent(username)}" or the password.`)
    }
    if (code === '3D000') throw new Refusal(`DATABASE_URL: ${host} has no database "${pathname.slice(1)}".`)
    const reason = code ?? (error instanceof Error ? error.message : String(error))
    throw new Refusal(`DATABASE_URL: no PostgreSQL answers at ${host} (${reason}).`)
  } finally {
    await client.end().catch(() => {})
  }
}
