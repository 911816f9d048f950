import { Client } from 'pg'
import { CliError } from '../cli-error'
import { errorCode } from '../error-code'
import type { Supervisor } from '../process/supervisor'
import type { Settings } from '../settings/parse-settings'
import { runEmbeddedDatabase } from './run-embedded-database'

/**
 * Starts the embedded PostgreSQL, with `extra` settings of its own, or checks the one of `DATABASE_URL`; resolves to its
 * URL.
 */
export async function openDatabase(
  settings: Settings,
  supervisor: Supervisor,
  extra?: Record<string, string>,
): Promise<string> {
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl)
    return settings.databaseUrl
  }
  return runEmbeddedDatabase(settings, supervisor, extra)
}

/** Throws `CliError` if the database at this URL cannot be used; never prints its password. */
export async function checkDatabase(url: string): Promise<void> {
  const { host, pathname, username } = new URL(url)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const code = errorCode(error)
    if (code === '28P01' || code === '28000') {
      throw new CliError(`DATABASE_URL: ${host} refuses user "${decodeURIComponent(username)}" or the password.`)
    }
    if (code === '3D000') throw new CliError(`DATABASE_URL: ${host} has no database "${pathname.slice(1)}".`)
    const reason = code ?? (error instanceof Error ? error.message : String(error))
    throw new CliError(`DATABASE_URL: no PostgreSQL answers at ${host} (${reason}).`)
  } finally {
    await client.end().catch(() => {})
  }
}
