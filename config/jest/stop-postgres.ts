import { rm } from 'node:fs/promises'
import { runningPostgres } from './running-postgres'

/** After the API's tests: ends their PostgreSQL and removes its folder. */
export default async function stopPostgres(): Promise<void> {
  await runningPostgres.stop?.()
  if (runningPostgres.folder) await rm(runningPostgres.folder, { recursive: true, force: true })
}
