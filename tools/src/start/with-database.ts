import { join } from 'node:path'
import { CliError } from '../cli-error'
import { startPostgres } from '../postgres/start-postgres'
import type { Settings } from '../settings/parse-settings'
import { bringUpToDate, requireUpToDate } from './bring-up-to-date'
import { checkDatabase } from './open-database'

/**
 * Calls `work` with the database of `DATABASE_URL`, or with the embedded one, which is started temporarily if no site
 * runs.
 */
export async function withDatabase<T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> {
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl)
    await requireUpToDate(settings.databaseUrl)
    return work(settings.databaseUrl)
  }
  const dataDir = join(settings.data, 'postgres')
  const postgres = await startPostgres({ dataDir, port: settings.ports.database }).catch((error: Error) => {
    throw new CliError(error.message)
  })
  try {
    await bringUpToDate(postgres.url)
    return await work(postgres.url)
  } finally {
    if (!postgres.adopted) await postgres.stop()
  }
}
