import { join, resolve } from 'node:path'
import { migrateDatabase } from '../../../api/src/migrate/migrate'
import { CliError } from '../cli-error'
import { startPostgres } from '../postgres/start-postgres'
import type { Settings } from '../settings/parse-settings'
import { checkDatabase } from './open-database'

/** Relative to the working directory, because this module runs from a bundle. */
const MIGRATIONS = resolve('api/migrations')

/**
 * Calls `work` with the database of `DATABASE_URL`, or with the embedded one, which is started temporarily if no site
 * runs.
 */
export async function withDatabase<T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> {
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl)
    await migrateDatabase(settings.databaseUrl, MIGRATIONS)
    return work(settings.databaseUrl)
  }
  const dataDir = join(settings.data, 'postgres')
  const postgres = await startPostgres({ dataDir, port: settings.ports.database }).catch((error: Error) => {
    throw new CliError(error.message)
  })
  try {
    await migrateDatabase(postgres.url, MIGRATIONS)
    return await work(postgres.url)
  } finally {
    if (!postgres.adopted) await postgres.stop()
  }
}
