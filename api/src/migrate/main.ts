import { SettingsError } from '@superium/shared/settings'
import { parseDatabaseUrl } from '../settings'
import { migrateDatabase } from './migrate'
import { whenDatabaseAnswers } from './when-database-answers'

// The step before an API of a new version starts. Several at once wait for each other.
try {
  const url = parseDatabaseUrl(process.env)
  await whenDatabaseAnswers(
    () => migrateDatabase(url),
    (error) => console.error(`The database does not answer yet (${error instanceof Error ? error.message : error}).`),
  )
  console.log("The database has this version's schema.")
} catch (error) {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  console.error(
    error instanceof SettingsError ? reason : `DATABASE_URL: the database cannot be brought up to date: ${reason}.`,
  )
  process.exitCode = 1
}
