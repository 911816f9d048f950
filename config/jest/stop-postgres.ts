import { rm } from 'node:fs/promises'
import { running } from './running-postgres'

/** After the API's tests: ends their PostgreSQL and removes its folder. */
export default async function stop(): Promise<void> {
  await running.stop?.()
  if (running.folder) await rm(running.folder, { recursive: true, force: true })
}
